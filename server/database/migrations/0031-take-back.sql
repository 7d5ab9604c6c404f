-- The staff takes back what was asked for and never sent; nothing else of a distribution is deleted but with its song.
grant delete on distributions to estudio_staff;
create policy staff_delete on distributions as restrictive for delete to estudio_staff using (status = 'pending');

-- Open pages hear that one is gone. Of a song that is gone itself there is nobody left to tell but the staff.
create or replace function app.announce_distribution() returns trigger
  language plpgsql
as $$
declare
  song uuid := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
begin
  perform app.announce(user_id, 'distribution', id) from public.projects where id = song;
  perform app.announce('staff'::text, 'distribution', song);
  return null;
end
$$;
create trigger announce_delete after delete on distributions
  for each row execute function app.announce_distribution();

-- A note is for the staff alone: artists read of statuses (0024).
alter table distribution_entries drop constraint distribution_entries_kind_check;
alter table distribution_entries add constraint distribution_entries_kind_check
  check (kind in ('status', 'link', 'note'));
create function app.announce_distribution_note() returns trigger
  language plpgsql
as $$
begin
  perform app.announce('staff'::text, 'distribution', project_id)
    from public.distributions where id = new.distribution_id;
  return null;
end
$$;
create trigger announce after insert on distribution_entries
  for each row when (new.kind = 'note') execute function app.announce_distribution_note();

-- An entry goes with its distribution alone.
create trigger append_only_delete before delete on distribution_entries
  for each statement when (pg_trigger_depth() = 0) execute function app.refuse_change();
