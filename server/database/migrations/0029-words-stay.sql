-- Who took a reply back. What somebody wrote stays as it is: the staff may say that, and nothing else, of a reply that is not
-- mailed yet, and nobody may change its words, not even who owns the tables.
alter table proposal_replies add column undone_by uuid;
revoke update on proposal_replies from estudio_staff;
grant update (undone_at, undone_by) on proposal_replies to estudio_staff;
alter policy staff_update on proposal_replies using (sent_at is null)
  with check (sent_at is null and undone_by = (select app.uid()));
create trigger words_stay before update of id, proposal_id, staff_id, body, written_at on proposal_replies
  for each statement execute function app.refuse_change();

-- The staff moves what people wrote, and changes none of it; they delete it when its writer wants it erased.
revoke update on contact_submissions from estudio_staff;
grant update (status, assignee_id, first_answered_at, closed_at, reply_count, severity) on contact_submissions to estudio_staff;

-- An entry goes with its proposal alone.
create trigger append_only_delete before delete on proposal_entries
  for each statement when (pg_trigger_depth() = 0) execute function app.refuse_change();
