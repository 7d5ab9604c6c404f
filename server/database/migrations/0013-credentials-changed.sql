-- When the password, the second step or the address of an account last changed; null before the first change. A browser
-- that got in earlier is known no longer.
alter table users add column credentials_changed_at timestamptz;
