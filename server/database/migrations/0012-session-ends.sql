-- What follows a person's projects looks again whether it still may. The payload is «user» alone.
create function app.announce_session_end() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('projects', old.user_id::text);
  return null;
end
$$;
create trigger announce after delete on sessions
  for each row execute function app.announce_session_end();
