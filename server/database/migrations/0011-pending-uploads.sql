-- Whoever comes back, on whichever device, is told which file is half there, in the words of the one who sent it: the
-- name is kept until the file is whole.
alter table uploads add column file_name text check (length(file_name) between 1 and 255);

-- Open pages follow what begins to arrive, and what was given up.
create function app.announce_upload() returns trigger
  language plpgsql
as $$
declare
  upload record := coalesce(new, old);
begin
  perform pg_notify('projects', upload.user_id || ' ' || upload.project_id);
  return null;
end
$$;
create trigger announce after insert or delete on uploads
  for each row execute function app.announce_upload();
