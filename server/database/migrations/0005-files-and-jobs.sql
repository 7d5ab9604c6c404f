-- A person's edits carry the revision that they saw, so that two open pages cannot overwrite each other unnoticed.
-- What was deleted waits in the bin for some days. The declaration is of the recording that the project has now.
alter table projects
  add column revision integer not null default 0,
  add column deleted_at timestamptz,
  add column rights_declared_at timestamptz,
  add constraint projects_isrc_check check (isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'),
  add constraint projects_upc_check check (upc ~ '^[0-9]{12,13}$');
create index on projects (deleted_at) where deleted_at is not null;

-- The SHA-256 of the file, in hexadecimal: as the sender announced it, then as it was found in what arrived.
alter table uploads
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add column rights_declared boolean not null default false;

-- One row for each file that something must be made of. `tries` counts every start, also those that never came back.
create table media_jobs (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  kind text not null check (kind in ('audio', 'cover')),
  object_path text not null unique,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'done', 'failed', 'quarantined')),
  tries integer not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index on media_jobs (project_id, created_at desc);

alter table media_jobs enable row level security;
alter table media_jobs force row level security;
grant select, insert, update, delete on media_jobs to estudio_service;
create policy service on media_jobs to estudio_service using (true) with check (true);
grant select on media_jobs to estudio_user;
create policy own on media_jobs for select to estudio_user
  using (project_id in (select id from projects where user_id = (select app.uid())));

-- Open pages follow more than the status: what another tab or a background job changed.
drop trigger announce on projects;
create trigger announce
  after insert or update of status, revision, audio_file_url, cover_image_url, metadata, deleted_at on projects
  for each row execute function app.announce_project();
create function app.announce_job() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('projects', user_id || ' ' || id) from public.projects where id = new.project_id;
  return null;
end
$$;
create trigger announce after insert or update of state on media_jobs
  for each row execute function app.announce_job();
