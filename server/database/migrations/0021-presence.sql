-- Who of the staff is writing a reply to which proposal: from the first key of it, until a minute after the last.
create table proposal_presence (
  proposal_id uuid not null references contact_submissions on delete cascade,
  staff_id uuid not null default app.uid(),
  since timestamptz not null,
  until timestamptz not null,
  primary key (proposal_id, staff_id)
);
alter table proposal_presence enable row level security;
alter table proposal_presence force row level security;
grant select, insert on proposal_presence to estudio_service;
create policy service on proposal_presence for select to estudio_service using (true);
create policy service_insert on proposal_presence for insert to estudio_service with check (true);
grant select, insert, update, delete on proposal_presence to estudio_staff;
create policy staff on proposal_presence for select to estudio_staff using (true);
create policy staff_own on proposal_presence to estudio_staff
  using (staff_id = (select app.uid())) with check (staff_id = (select app.uid()));

create function app.announce_presence() returns trigger
  language plpgsql
as $$
begin
  perform app.announce('staff'::text, 'presence', new.proposal_id);
  return null;
end
$$;
create trigger announce_begin after insert on proposal_presence
  for each row execute function app.announce_presence();
create trigger announce_again after update on proposal_presence
  for each row when (old.since <> new.since) execute function app.announce_presence();
