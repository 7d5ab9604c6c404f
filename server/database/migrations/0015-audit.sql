-- What the staff, and the operator's commands, did to what is somebody's. `staff_id` is null for a command; it is no
-- reference, for an entry outlives the account. `before` and `after` hold what changed, never what people wrote.
create table audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  staff_id uuid,
  ip text,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null check (length(subject_kind) between 1 and 60),
  subject_id text,
  before jsonb,
  after jsonb
);
create index on audit_log (at, id);
create index on audit_log (subject_kind, subject_id, at);

-- For tables that only grow: nobody has the right to change their rows, and the owner of the tables cannot either.
create function app.refuse_change() returns trigger
  language plpgsql
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function app.refuse_change();

alter table audit_log enable row level security;
alter table audit_log force row level security;
grant select, insert on audit_log to estudio_service;
create policy service on audit_log for select to estudio_service using (true);
create policy service_insert on audit_log for insert to estudio_service with check (true);
grant select on audit_log to estudio_staff;
create policy staff on audit_log for select to estudio_staff using (true);
