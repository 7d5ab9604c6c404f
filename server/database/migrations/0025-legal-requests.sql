-- Requests with a term of the law: about personal data (Ley 1581 of 2012) and PQR. They are filed under a consecutive
-- number of their year, the radicado, without gaps: whoever files one holds the row of the year until the request is in.
create table legal_request_counters (
  year integer primary key,
  last integer not null default 0
);

-- `created_at` is when it was filed, `received_at` when it came, from which the term runs; `due_on` is the last day to
-- answer. While `asked_at` is set the person has to complete it, and the term does not run.
create table legal_requests (
  id uuid primary key default gen_random_uuid(),
  radicado text not null unique,
  kind text not null check (kind in ('data-query', 'data-claim', 'petition', 'complaint', 'consumer-claim')),
  channel text not null check (channel in ('site', 'mail', 'phone', 'whatsapp', 'letter', 'in-person')),
  name text not null,
  email text,
  phone text,
  document_type text check (document_type in ('CC', 'CE', 'TI', 'PP', 'PPT', 'NIT')),
  document_number text,
  subject text not null,
  facts text not null,
  received_at timestamptz not null,
  created_at timestamptz not null,
  status text not null default 'received'
    check (status in ('received', 'in_progress', 'waiting', 'answered', 'closed', 'abandoned')),
  due_on date not null,
  asked_at timestamptz check ((asked_at is null) = (status <> 'waiting')),
  extended_at timestamptz,
  answered_at timestamptz,
  identity_checked_at timestamptz,
  consent jsonb not null default '{}',
  digest text unique,
  search text not null
    generated always as (' ' || app.fold_text(radicado || ' ' || name || ' ' || coalesce(email, '') || ' ' || subject)) stored,
  check (received_at <= created_at)
);
alter table legal_requests alter column search set statistics 1000;
create index legal_requests_search on legal_requests using gin (search gin_trgm_ops) with (fastupdate = off);
create index legal_requests_by_time on legal_requests (created_at, id);
create index legal_requests_by_status on legal_requests (status, created_at, id);
create index legal_requests_by_due on legal_requests (due_on, id) where status in ('received', 'in_progress');
create index on legal_requests (lower(email));

-- What happened to a request, and the staff's notes on it. Neither is ever deleted. `staff_id` is null of the person
-- and of the product itself; it is no reference, for an entry outlives the account.
create table legal_request_entries (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references legal_requests,
  at timestamptz not null,
  staff_id uuid default app.uid(),
  kind text not null check (kind in (
    'started', 'asked', 'completed', 'extended', 'answered', 'closed', 'abandoned',
    'note', 'identity', 'exported', 'erased'
  )),
  body text check (length(body) between 1 and 20000)
);
create index on legal_request_entries (request_id, at, id);
create trigger append_only before update or delete or truncate on legal_request_entries
  for each statement execute function app.refuse_change();

alter table legal_request_counters enable row level security;
alter table legal_request_counters force row level security;
alter table legal_requests enable row level security;
alter table legal_requests force row level security;
alter table legal_request_entries enable row level security;
alter table legal_request_entries force row level security;

grant select, insert, update on legal_request_counters to estudio_service;
create policy service on legal_request_counters to estudio_service using (true) with check (true);

grant select, insert, update on legal_requests to estudio_service;
create policy service on legal_requests to estudio_service using (true) with check (true);
-- Whoever files a request can read none: its page is opened by the link in their mail.
grant insert on legal_requests to estudio_anonymous;
create policy file on legal_requests for insert to estudio_anonymous
  with check (
    channel = 'site' and status = 'received' and received_at = created_at
    and extended_at is null and answered_at is null and identity_checked_at is null
  );
grant select, insert, update on legal_requests to estudio_staff;
create policy staff on legal_requests to estudio_staff using (true) with check (true);

grant select, insert on legal_request_entries to estudio_service;
create policy service on legal_request_entries for select to estudio_service using (true);
create policy service_insert on legal_request_entries for insert to estudio_service with check (true);
grant select, insert on legal_request_entries to estudio_staff;
create policy staff on legal_request_entries for select to estudio_staff using (true);
create policy staff_insert on legal_request_entries for insert to estudio_staff with check (staff_id = (select app.uid()));

alter table arrivals drop constraint arrivals_kind_check;
alter table arrivals add constraint arrivals_kind_check check (kind in ('contact', 'proposal', 'request'));

create function app.announce_request() returns trigger
  language plpgsql
as $$
declare
  request jsonb := to_jsonb(new);
begin
  perform app.announce('staff'::text, 'request', coalesce(request ->> 'request_id', request ->> 'id')::uuid);
  return null;
end
$$;
create trigger announce after insert or update on legal_requests
  for each row execute function app.announce_request();
create trigger announce after insert on legal_request_entries
  for each row execute function app.announce_request();
