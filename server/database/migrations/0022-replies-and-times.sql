-- Answers that the staff keeps under a name, to be put into a reply. Whoever changes one names the `revision` they saw.
create table saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 8000),
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid default app.uid()
);
create unique index saved_replies_title on saved_replies (app.fold_text(title));

alter table saved_replies enable row level security;
alter table saved_replies force row level security;
grant select, insert on saved_replies to estudio_service;
create policy service on saved_replies for select to estudio_service using (true);
create policy service_insert on saved_replies for insert to estudio_service with check (true);
grant select, insert, update, delete on saved_replies to estudio_staff;
create policy staff on saved_replies to estudio_staff using (true) with check (changed_by = (select app.uid()));

-- What became of a mail after it entered the queue: the mail server took it, or will not (`refused`), or did not in all of
-- its tries (`given-up`). A reply counts as an answer when it was taken.
alter table proposal_replies
  add column delivered_at timestamptz check (delivered_at is null or sent_at is not null),
  add column failure text check (failure in ('refused', 'given-up')),
  add constraint proposal_replies_failed check (failure is null or (sent_at is not null and delivered_at is null));
-- Of those from before nothing else is known. The owner may, where nothing is forced on them.
alter table proposal_replies no force row level security;
update proposal_replies set delivered_at = sent_at where sent_at is not null;
alter table proposal_replies force row level security;

-- The same of the copy that its writer gets of a message.
alter table contacts add column copy_failure text check (copy_failure in ('refused', 'given-up'));
alter table contact_submissions add column copy_failure text check (copy_failure in ('refused', 'given-up'));
alter policy write on contacts with check (copy_failure is null);
alter policy write on contact_submissions
  with check (
    contact_id is null and status = 'new' and priority = 2 and assignee_id is null and first_answered_at is null
    and reply_count = 0 and copy_failure is null
  );
create trigger announce_copy after update of copy_failure on contact_submissions
  for each row execute function app.announce_proposal();

-- How soon the studio answers, as its public pages say it: within so many hours, half of what came and nine in ten. Null
-- as long as too few answers were measured. The newest row is what all processes say.
create table published_answer_times (
  id uuid primary key default gen_random_uuid(),
  published_at timestamptz not null,
  half_hours integer,
  most_hours integer,
  check ((half_hours is null) = (most_hours is null))
);
create index on published_answer_times (published_at);
alter table published_answer_times enable row level security;
alter table published_answer_times force row level security;
grant select, insert on published_answer_times to estudio_service;
create policy service on published_answer_times to estudio_service using (true) with check (true);

create function app.announce_answer_times() returns trigger
  language plpgsql
as $$
begin
  perform app.announce('site'::text, 'answers', new.id);
  return null;
end
$$;
create trigger announce after insert on published_answer_times
  for each row execute function app.announce_answer_times();
