-- Distributions as the staff works on them. A song is at a platform once: what was taken out of it may be sent again.
create unique index distributions_once on distributions (project_id, platform) where status <> 'removed';
create index distributions_by_time on distributions (created_at, id);
create index distributions_by_status on distributions (status, created_at, id);

-- The staff finds them by a part of the song's title or of its artist: see migration 0017.
alter table projects
  add column search text not null generated always as (' ' || app.fold_text(title || ' ' || artist_name)) stored;
create index projects_search on projects using gin (search gin_trgm_ops) with (fastupdate = off);

-- What happened to a distribution: append-only, gone only with it. `before` and `after` are statuses, or addresses;
-- `body` is what the staff tells the artist. `staff_id` is no reference, for an entry outlives the account.
create table distribution_entries (
  id uuid primary key default gen_random_uuid(),
  distribution_id uuid not null references distributions on delete cascade,
  at timestamptz not null,
  staff_id uuid default app.uid(),
  kind text not null check (kind in ('status', 'link')),
  before text,
  after text,
  body text check (length(body) between 1 and 1000)
);
create index on distribution_entries (distribution_id, at, id);
create trigger append_only before update or truncate on distribution_entries
  for each statement execute function app.refuse_change();

-- What went live or failed and is in no mail yet: written with the move, deleted with the mail that says so.
create table distribution_news (
  distribution_id uuid primary key references distributions on delete cascade,
  at timestamptz not null
);

alter table distribution_entries enable row level security;
alter table distribution_entries force row level security;
alter table distribution_news enable row level security;
alter table distribution_news force row level security;

grant select, insert on distribution_entries to estudio_service, estudio_staff;
create policy service on distribution_entries for select to estudio_service using (true);
create policy service_insert on distribution_entries for insert to estudio_service with check (true);
create policy staff on distribution_entries for select to estudio_staff using (true);
create policy staff_insert on distribution_entries for insert to estudio_staff with check (staff_id = (select app.uid()));
-- The artist reads in what status it was and when; that table's own policy says which are theirs.
grant select on distribution_entries to estudio_user;
create policy own on distribution_entries for select to estudio_user
  using (kind = 'status' and distribution_id in (select id from distributions));

grant select, insert, delete on distribution_news to estudio_service;
create policy service on distribution_news to estudio_service using (true) with check (true);

-- Open pages of the artist and of the staff hear of it, once for a song however many of its distributions change at once.
create function app.announce_distribution() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(user_id, 'distribution', id) from public.projects where id = new.project_id;
  perform app.announce('staff'::text, 'distribution', new.project_id);
  return null;
end
$$;
create trigger announce after insert or update of status, platform_id, platform_url on distributions
  for each row execute function app.announce_distribution();
