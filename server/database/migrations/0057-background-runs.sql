-- Runs of tools that are made in the background, and files that are made of what came of one.

alter table tool_runs
  -- Whoever works on it holds the try that it had then: a worker that was given up for dead finds another number.
  add tries integer not null default 0 check (tries >= 0),
  -- In hundredths of the work.
  add progress integer not null default 0 check (progress between 0 and 100),
  add started_at timestamptz,
  add finished_at timestamptz,
  drop constraint tool_runs_tool_check,
  add constraint tool_runs_tool_check check (tool in ('lyrics', 'bio', 'cover', 'cover-file', 'vocal'));

-- Who waits, and for how long.
create index tool_runs_waiting on tool_runs (created_at) where state in ('queued', 'running');
-- What the last ones took.
create index tool_runs_finished on tool_runs (tool, finished_at desc) where state = 'done' and finished_at is not null;

create function app.announce_run() returns trigger language plpgsql as $$
declare
  run record := coalesce(new, old);
begin
  -- What is made within a request is there before its page is.
  if run.tool in ('cover', 'cover-file') then
    perform app.announce(run.user_id, 'run', run.id);
  end if;
  return null;
end
$$;
create trigger announce after insert or delete or update of state, progress on tool_runs
  for each row execute function app.announce_run();

-- Of an account that is deleted nobody works on any more.
grant delete on tool_runs to estudio_service;
