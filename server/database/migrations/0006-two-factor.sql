-- The second step of signing in, in the columns of better-auth's twoFactor plugin. Secret and codes are encrypted.
alter table users add column two_factor_enabled boolean not null default false;

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  -- False until its owner has typed a first code.
  verified boolean not null default true,
  -- The plugin's own lock is off: guesses are counted in rate_limits. It writes these columns all the same.
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  -- What the QR code says, encrypted, while the first code is awaited.
  setup_uri text,
  setup_until timestamptz
);

-- At most one change of address waits for each person. Its link goes to the old address first, then to the new one.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  new_email citext not null,
  asked_of text not null default 'old' check (asked_of in ('old', 'new')),
  -- SHA-256 of the token in the link: whoever reads the table cannot use it.
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

alter table two_factors enable row level security;
alter table two_factors force row level security;
alter table email_changes enable row level security;
alter table email_changes force row level security;

grant select, insert, update, delete on two_factors, email_changes to estudio_service;
create policy service on two_factors to estudio_service using (true) with check (true);
create policy service on email_changes to estudio_service using (true) with check (true);
