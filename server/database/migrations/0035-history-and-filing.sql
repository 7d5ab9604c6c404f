-- An entry of an account's history goes with the account alone, whoever deletes.
create trigger append_only_delete before delete on user_entries
  for each statement when (pg_trigger_depth() = 0) execute function app.refuse_change();

-- Who files a request does not say what became of its mail.
alter policy file on legal_requests with check (
  channel = 'site' and status = 'received' and received_at = created_at and extended_at is null and answered_at is null
  and identity_checked_at is null and mail_failure is null
);
