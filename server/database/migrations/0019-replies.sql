-- What the staff mails to who wrote a proposal. It waits a few seconds, in which it can be taken back: `sent_at` and
-- `undone_at` are both null then, and never both set. `reply_count` of the proposal says whether somebody else wrote one
-- meanwhile.
create table proposal_replies (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references contact_submissions on delete cascade,
  staff_id uuid default app.uid(),
  body text not null check (length(body) between 1 and 10000),
  written_at timestamptz not null,
  sent_at timestamptz,
  undone_at timestamptz check (undone_at is null or sent_at is null)
);
create index on proposal_replies (proposal_id, written_at, id);
alter table contact_submissions add column reply_count integer not null default 0;

alter table proposal_replies enable row level security;
alter table proposal_replies force row level security;
grant select, insert, update on proposal_replies to estudio_service;
create policy service on proposal_replies to estudio_service using (true) with check (true);
grant select, insert, update on proposal_replies to estudio_staff;
create policy staff on proposal_replies for select to estudio_staff using (true);
create policy staff_insert on proposal_replies for insert to estudio_staff
  with check (staff_id = (select app.uid()) and sent_at is null and undone_at is null);
create policy staff_update on proposal_replies for update to estudio_staff using (sent_at is null) with check (sent_at is null);

alter policy write on contact_submissions
  with check (
    contact_id is null and status = 'new' and priority = 2 and assignee_id is null and first_answered_at is null
    and reply_count = 0
  );

-- What a person answers comes to the studio's mailbox, and the staff pastes it here.
alter table proposal_entries drop constraint proposal_entries_kind_check;
alter table proposal_entries add constraint proposal_entries_kind_check
  check (kind in ('status', 'assignee', 'note', 'received'));
alter table proposal_entries drop constraint proposal_entries_body_check;
alter table proposal_entries add constraint proposal_entries_body_check check (length(body) between 1 and 20000);

create trigger announce after insert or update on proposal_replies
  for each row execute function app.announce_proposal();
