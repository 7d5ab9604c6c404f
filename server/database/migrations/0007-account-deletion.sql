-- Whoever asks for their account to be erased has until `deletion_due_at` to change their mind. Once the erasing has
-- begun there is no way back: files may be gone already.
alter table users
  add column deletion_due_at timestamptz,
  add column erasing_since timestamptz;
create index on users (deletion_due_at) where deletion_due_at is not null;
