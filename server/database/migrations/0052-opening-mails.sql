-- Who asked, before anything could be paid online, to be told when it can: the one mail that each address got. `email` is in small
-- letters; the row goes with the message that it keeps the promise of.
create table opening_mails (
  email text primary key,
  proposal_id uuid not null references contact_submissions on delete cascade,
  sent_at timestamptz not null
);
create index opening_mails_of_proposal on opening_mails (proposal_id);
alter table opening_mails enable row level security;
alter table opening_mails force row level security;
create policy service on opening_mails to estudio_service using (true) with check (true);
grant select, insert on opening_mails to estudio_service;
