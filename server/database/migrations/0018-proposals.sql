-- Proposals as the staff works on them. `priority` is 1 for those of paying members, who come first; `assignee_id` is one
-- of the staff, and no reference: a proposal is not its assignee's; `first_answered_at` stops the clock of the first answer.
alter table contact_submissions
  add column priority integer not null default 2 check (priority in (1, 2)),
  add column assignee_id uuid,
  add column first_answered_at timestamptz;
create index users_staff on users (display_name, id) where is_staff;
create index contact_submissions_by_urgency on contact_submissions (status, priority, created_at, id);

alter policy write on contact_submissions
  with check (contact_id is null and status = 'new' and priority = 2 and assignee_id is null and first_answered_at is null);

-- What happened to a proposal, and the staff's notes on it: append-only, gone only with the proposal. `before` and
-- `after` are statuses, or ids of the staff; `staff_id` is no reference, for an entry outlives the account.
create table proposal_entries (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references contact_submissions on delete cascade,
  at timestamptz not null,
  staff_id uuid default app.uid(),
  kind text not null check (kind in ('status', 'assignee', 'note')),
  before text,
  after text,
  body text check (length(body) between 1 and 5000)
);
create index on proposal_entries (proposal_id, at, id);
create trigger append_only before update or truncate on proposal_entries
  for each statement execute function app.refuse_change();

alter table proposal_entries enable row level security;
alter table proposal_entries force row level security;
grant select, insert on proposal_entries to estudio_service, estudio_staff;
create policy service on proposal_entries for select to estudio_service using (true);
create policy service_insert on proposal_entries for insert to estudio_service with check (true);
create policy staff on proposal_entries for select to estudio_staff using (true);
create policy staff_insert on proposal_entries for insert to estudio_staff with check (staff_id = (select app.uid()));

-- What changes for the whole staff: «staff kind id».
create function app.announce(whose text, kind text, id uuid) returns void
  language sql
as $$
  select pg_notify('events', whose || ' ' || kind || ' ' || id);
$$;
create function app.announce_proposal() returns trigger
  language plpgsql
as $$
declare
  proposal jsonb := to_jsonb(new);
begin
  perform app.announce('staff'::text, 'proposal', coalesce(proposal ->> 'proposal_id', proposal ->> 'id')::uuid);
  return null;
end
$$;
create trigger announce after insert or update of status, assignee_id, first_answered_at on contact_submissions
  for each row execute function app.announce_proposal();
create trigger announce after insert on proposal_entries
  for each row execute function app.announce_proposal();
