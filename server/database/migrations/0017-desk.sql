-- The staff's lists of what arrived: searched by a part of a name, an address or a service, without its accents and
-- capitals, and sorted by time or by name.
create extension if not exists pg_trgm;

create function app.fold_text(text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));

-- It begins with a space, so that the beginning of a word is a space and its letters: trigrams find one or two of them.
alter table contacts
  add column search text not null
    generated always as (' ' || app.fold_text(name || ' ' || email || ' ' || service)) stored;
alter table contact_submissions
  add column search text not null
    generated always as (' ' || app.fold_text(name || ' ' || email || ' ' || service)) stored;

-- How many rows a part of a word is in decides whether they are looked up or met on the way through the list.
alter table contacts alter column search set statistics 1000;
alter table contact_submissions alter column search set statistics 1000;

-- Without the list of pending entries, which each search would read to its end.
create index contacts_search on contacts using gin (search gin_trgm_ops) with (fastupdate = off);
create index contact_submissions_search on contact_submissions
  using gin (search gin_trgm_ops) with (fastupdate = off);

create index contacts_by_time on contacts (created_at, id);
create index contacts_by_name on contacts (name collate "es-x-icu", id);
create index contact_submissions_by_time on contact_submissions (created_at, id);
create index contact_submissions_by_status on contact_submissions (status, created_at, id);

-- A contact becomes a proposal once at most.
alter table contact_submissions add column contact_id uuid unique references contacts on delete set null;
-- Whoever writes to the studio makes new ones of nobody's contact.
alter policy write on contact_submissions with check (contact_id is null and status = 'new');
grant insert on contact_submissions to estudio_staff;

-- A cell of a file that a spreadsheet must not take for a formula, which begins with a tab, a return, + - = or @ (OWASP,
-- «CSV Injection»). Not strict: PostgreSQL then writes it into the query, where it costs a fifth.
create function app.plain_cell(text) returns text
  language sql immutable parallel safe
  return case when ascii($1) in (9, 13, 43, 45, 61, 64) then '''' || $1 else $1 end;
