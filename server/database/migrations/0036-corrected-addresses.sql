-- The staff corrects an address that was mistyped; the entry of that keeps the one before.
alter table legal_request_entries drop constraint legal_request_entries_kind_check;
alter table legal_request_entries add constraint legal_request_entries_kind_check check (kind in (
  'started', 'asked', 'completed', 'extended', 'answered', 'closed', 'abandoned',
  'note', 'identity', 'exported', 'erased', 'undelivered', 'reached', 'corrected'
));
grant update (email) on legal_requests to estudio_staff;
