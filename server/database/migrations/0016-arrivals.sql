-- What arrived for the staff and is in no notice yet: written with it, deleted with the mail that says so.
create table arrivals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'proposal')),
  subject_id uuid not null,
  arrived_at timestamptz not null
);

alter table arrivals enable row level security;
alter table arrivals force row level security;
grant select, insert, delete on arrivals to estudio_service;
create policy service on arrivals to estudio_service using (true) with check (true);
