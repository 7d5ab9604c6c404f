-- What an attached demo is, as its bytes say; of those from before, the browser is told nothing and saves them.
alter table contact_submissions add column demo_type text;
