-- From which page of this site somebody wrote: its path alone, for a query may hold what is personal.
alter table contacts
  add column page text check (page ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' and length(page) <= 200);
alter table contact_submissions
  add column page text check (page ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$' and length(page) <= 200);
