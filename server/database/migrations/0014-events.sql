-- Open pages hear of what changes for their person, whatever it is: «user kind id». server/background/live-events.ts
-- names the kinds.
create function app.announce(user_id uuid, kind text, id uuid) returns void
  language sql
as $$
  select pg_notify('events', user_id || ' ' || kind || ' ' || id);
$$;

create or replace function app.announce_project() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(new.user_id, 'project', new.id);
  return null;
end
$$;

create or replace function app.announce_job() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(user_id, 'project', id) from public.projects where id = new.project_id;
  return null;
end
$$;

create or replace function app.announce_upload() returns trigger
  language plpgsql
as $$
declare
  upload record := coalesce(new, old);
begin
  perform app.announce(upload.user_id, 'project', upload.project_id);
  return null;
end
$$;

create or replace function app.announce_session_end() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(old.user_id, 'session', old.id);
  return null;
end
$$;
