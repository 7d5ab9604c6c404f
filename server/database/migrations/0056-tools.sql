-- The digital tools: what each person used of them, and what came of it.

-- How often a feature was used in a calendar month or ISO week of Bogotá. A use is taken by one conditional statement, in the
-- transaction of its result, and given back where there is none.
create table tool_usage (
  user_id uuid not null references users on delete cascade,
  feature text not null check (feature in ('coverArtGenerator', 'lyricsGenerator', 'vocalAnalyzer')),
  window_start date not null,
  used integer not null check (used >= 0),
  primary key (user_id, feature, window_start)
);

-- The map of the newest counts of each account, which nothing else writes.
create function app.note_monthly_usage() returns trigger language plpgsql as $$
begin
  update users set monthly_usage = monthly_usage || jsonb_build_object(new.feature, new.used)
  where id = new.user_id and not exists (
    select from tool_usage where user_id = new.user_id and feature = new.feature and window_start > new.window_start
  );
  return null;
end
$$;
create trigger note_monthly_usage after insert or update on tool_usage for each row execute function app.note_monthly_usage();

-- One use of a tool: what was asked and what it made. The form of a page carries `token`, so that whoever sends it twice has one
-- run. `revision` counts the changes that its person made to the result since.
create table tool_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  tool text not null check (tool in ('lyrics', 'bio', 'cover', 'vocal')),
  token uuid not null,
  -- The window whose use it is; null of one that is not counted.
  window_start date,
  seed bigint not null check (seed between 0 and 4294967295),
  request jsonb not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed')),
  result jsonb,
  failure text,
  engine_version text not null,
  revision integer not null default 0 check (revision >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, token),
  check ((state = 'done') = (result is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index tool_runs_of_person on tool_runs (user_id, tool, created_at desc, id);

do $$
declare
  name text;
begin
  foreach name in array array['tool_usage', 'tool_runs'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy service on %I to estudio_service using (true) with check (true)', name);
    execute format('grant select, insert, update on %I to estudio_service', name);
    execute format('grant select on %I to estudio_user', name);
    execute format('create policy own on %I for select to estudio_user using (user_id = (select app.uid()))', name);
  end loop;
end
$$;
-- What its person makes of a result, and whether it stays.
grant update (result, revision, updated_at), delete on tool_runs to estudio_user;
create policy own_changes on tool_runs for update to estudio_user using (user_id = (select app.uid()));
create policy own_deletions on tool_runs for delete to estudio_user using (user_id = (select app.uid()));
