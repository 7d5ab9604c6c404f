-- The staff finds people by a part of their name or address, as it does with messages (0017), and suspends accounts.
-- A suspended account opens one page, and `review_asked_at` is when its person last asked for a review that waits.
alter table users
  add column suspended_at timestamptz,
  add column review_asked_at timestamptz check (review_asked_at is null or suspended_at is not null),
  add column search text not null
    generated always as (' ' || app.fold_text(full_name || ' ' || display_name || ' ' || email::text)) stored;
alter table users alter column search set statistics 1000;
create index users_search on users using gin (search gin_trgm_ops) with (fastupdate = off);
create index users_by_time on users (created_at, id);
create index users_unconfirmed on users (created_at, id) where not email_verified;
create index users_suspended on users (created_at, id) where suspended_at is not null;
create index users_in_review on users (created_at, id) where review_asked_at is not null;
create index users_leaving on users (created_at, id) where deletion_due_at is not null;
create index users_staff_by_time on users (created_at, id) where is_staff;

-- What the staff did to an account, in words for its person or with a note, and what the person answered to a suspension:
-- append-only, gone only with the account. `staff_id` is null of what the person wrote, and no reference, for an entry
-- outlives the account of the staff. `due_on` is the last day to correct what a warning says.
create table user_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  staff_id uuid,
  kind text not null check (kind in ('tier', 'role', 'warned', 'suspended', 'answered', 'upheld', 'reactivated')),
  before text,
  after text,
  ground text check (ground in ('uncorrected', 'risk', 'order')),
  due_on date,
  body text not null check (length(body) between 1 and 5000)
);
create index on user_entries (user_id, at, id);
create trigger append_only before update or truncate on user_entries
  for each statement execute function app.refuse_change();

alter table user_entries enable row level security;
alter table user_entries force row level security;
grant select, insert on user_entries to estudio_service;
create policy service on user_entries for select to estudio_service using (true);
create policy service_insert on user_entries for insert to estudio_service with check (true);
grant select on user_entries to estudio_user, estudio_staff;
create policy own on user_entries for select to estudio_user using (user_id = (select app.uid()));
create policy staff on user_entries for select to estudio_staff using (true);

-- Open pages of the person look again whether they still may be there; those of the staff read the account again.
create function app.announce_user() returns trigger
  language plpgsql
as $$
begin
  perform app.announce('staff'::text, 'user', new.id);
  if (old.suspended_at, old.is_staff) is distinct from (new.suspended_at, new.is_staff) then
    perform app.announce(new.id, 'session', new.id);
  end if;
  return null;
end
$$;
create trigger announce after update of suspended_at, review_asked_at, is_staff, tier, role on users
  for each row execute function app.announce_user();

-- The page of what the staff did finds entries by who, and by what.
create index audit_log_by_staff on audit_log (staff_id, at, id);
create index audit_log_by_action on audit_log (action, at, id);
