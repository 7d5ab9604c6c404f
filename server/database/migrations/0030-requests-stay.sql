-- The staff moves a request and its term, and changes nothing of what was asked, by whom and when.
revoke update on legal_requests from estudio_staff;
grant update (status, due_on, asked_at, extended_at, answered_at, identity_checked_at) on legal_requests to estudio_staff;

-- What a person completes on the page of their request arrives as well: `subject_id` is that of its entry.
alter table arrivals drop constraint arrivals_kind_check;
alter table arrivals add constraint arrivals_kind_check check (kind in ('contact', 'proposal', 'request', 'completion'));

-- The quotes of an address, as of every other table that has one.
create index on quotes (lower(email));
