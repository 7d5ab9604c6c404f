create extension if not exists citext;

create schema app;
grant usage on schema app, public to estudio_anonymous, estudio_user, estudio_staff, estudio_service;

-- Who is asking: set for one transaction by the server, empty otherwise.
create function app.uid() returns uuid
  language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;
grant execute on function app.uid() to estudio_anonymous, estudio_user, estudio_staff, estudio_service;

create table users (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique,
  email_verified boolean not null default false,
  full_name text not null check (length(full_name) between 1 and 200),
  display_name text not null,
  image text,
  role text not null check (role in ('artist', 'producer', 'client')),
  is_staff boolean not null default false,
  tier text not null default 'free' check (tier in ('free', 'pro', 'enterprise')),
  subscription_status text not null default 'none',
  monthly_usage jsonb not null default '{}',
  data_consent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on sessions (user_id);

-- One row per way to sign in. For the only way there is today, `password` is an argon2id hash.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on accounts (user_id);

create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on verifications (identifier);

-- The columns that the rate-limiter-flexible library reads and writes; `expire` is in milliseconds.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);

create table user_settings (
  user_id uuid primary key references users on delete cascade,
  artist_name text not null,
  record_label text,
  bio text,
  website text,
  social_links jsonb not null default '{}',
  distribution_preferences jsonb not null default
    '{"auto_distribute": false, "preferred_release_time": "00:00", "preferred_platforms": ["spotify", "apple_music", "youtube_music"]}',
  notification_preferences jsonb not null default
    '{"email_notifications": true, "project_updates": true, "marketing": false}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table users enable row level security;
alter table users force row level security;
alter table sessions enable row level security;
alter table sessions force row level security;
alter table accounts enable row level security;
alter table accounts force row level security;
alter table verifications enable row level security;
alter table verifications force row level security;
alter table rate_limits enable row level security;
alter table rate_limits force row level security;
alter table user_settings enable row level security;
alter table user_settings force row level security;

grant select, insert, update, delete on users, sessions, accounts, verifications, rate_limits, user_settings to estudio_service;
create policy service on users to estudio_service using (true) with check (true);
create policy service on sessions to estudio_service using (true) with check (true);
create policy service on accounts to estudio_service using (true) with check (true);
create policy service on verifications to estudio_service using (true) with check (true);
create policy service on rate_limits to estudio_service using (true) with check (true);
create policy service on user_settings to estudio_service using (true) with check (true);

grant select on users to estudio_user, estudio_staff;
create policy own on users for select to estudio_user using (id = (select app.uid()));
create policy staff on users for select to estudio_staff using (true);

grant select, insert, update, delete on user_settings to estudio_user;
create policy own on user_settings to estudio_user
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
