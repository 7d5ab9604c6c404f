create table contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  service text not null,
  message text not null,
  created_at timestamptz not null default now()
);

create table contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  message text not null,
  service text not null,
  status text not null default 'new' check (status in ('new', 'in_progress', 'contacted', 'closed')),
  phone text,
  demo_file_url text,
  created_at timestamptz not null default now()
);

alter table contacts enable row level security;
alter table contacts force row level security;
alter table contact_submissions enable row level security;
alter table contact_submissions force row level security;

grant select, insert, update, delete on contacts, contact_submissions to estudio_service;
create policy service on contacts to estudio_service using (true) with check (true);
create policy service on contact_submissions to estudio_service using (true) with check (true);

-- Whoever writes to the studio can leave a message and read none.
grant insert on contacts, contact_submissions to estudio_anonymous, estudio_user;
create policy write on contacts for insert to estudio_anonymous, estudio_user with check (true);
create policy write on contact_submissions for insert to estudio_anonymous, estudio_user with check (true);

grant select, delete on contacts to estudio_staff;
grant select, update, delete on contact_submissions to estudio_staff;
create policy staff on contacts to estudio_staff using (true);
create policy staff on contact_submissions to estudio_staff using (true) with check (true);
