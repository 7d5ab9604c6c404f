create table projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  title text not null check (length(title) between 1 and 200),
  artist_name text not null check (length(artist_name) between 1 and 200),
  genre text not null,
  description text check (length(description) <= 2000),
  audio_file_url text,
  cover_image_url text,
  status text not null default 'draft'
    check (status in ('draft', 'uploading', 'processing', 'ready', 'distributed', 'failed')),
  release_date date,
  isrc text,
  upc text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on projects (user_id, created_at desc);

-- Files on their way in. `object_path` is fixed when the upload starts, so finishing can be repeated after a crash.
create table uploads (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  project_id uuid not null references projects on delete cascade,
  kind text not null check (kind in ('audio', 'cover')),
  size bigint not null check (size > 0),
  object_path text not null unique,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index on uploads (user_id);
create index on uploads (project_id);

create table distributions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  platform text not null,
  platform_id text,
  status text not null default 'pending'
    check (status in ('pending', 'uploading', 'processing', 'live', 'failed', 'removed')),
  submission_date timestamptz not null default now(),
  live_date timestamptz,
  platform_url text,
  error_message text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on distributions (project_id);

-- Revenue is in micro-units (millionths) of US dollars: stores pay fractions of a cent per stream.
create table analytics (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  platform text not null,
  date date not null,
  streams bigint not null default 0,
  downloads bigint not null default 0,
  saves bigint not null default 0,
  shares bigint not null default 0,
  revenue bigint not null default 0,
  country_code text not null default '',
  age_group text,
  gender text,
  created_at timestamptz not null default now(),
  unique (project_id, platform, date, country_code)
);

create function app.owns_project(project uuid) returns boolean
  language sql stable
  return exists (select from public.projects where id = project and user_id = app.uid());
grant execute on function app.owns_project(uuid) to estudio_user;

alter table projects enable row level security;
alter table projects force row level security;
alter table uploads enable row level security;
alter table uploads force row level security;
alter table distributions enable row level security;
alter table distributions force row level security;
alter table analytics enable row level security;
alter table analytics force row level security;

grant select, insert, update, delete on projects, uploads, distributions, analytics to estudio_service;
create policy service on projects to estudio_service using (true) with check (true);
create policy service on uploads to estudio_service using (true) with check (true);
create policy service on distributions to estudio_service using (true) with check (true);
create policy service on analytics to estudio_service using (true) with check (true);

grant select, insert, update, delete on projects, uploads to estudio_user;
create policy own on projects to estudio_user
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy own on uploads to estudio_user
  using (user_id = (select app.uid()))
  with check (user_id = (select app.uid()) and (select app.owns_project(project_id)));

grant select on distributions, analytics to estudio_user;
create policy own on distributions for select to estudio_user
  using (project_id in (select id from projects where user_id = (select app.uid())));
create policy own on analytics for select to estudio_user
  using (project_id in (select id from projects where user_id = (select app.uid())));

grant select on projects to estudio_staff;
grant select, insert, update on distributions to estudio_staff;
create policy staff on projects for select to estudio_staff using (true);
create policy staff on distributions to estudio_staff using (true) with check (true);

-- Open pages follow a project's status live: the payload is «user project».
create function app.announce_project() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('projects', new.user_id || ' ' || new.id);
  return null;
end
$$;
create trigger announce after insert or update of status on projects
  for each row execute function app.announce_project();
