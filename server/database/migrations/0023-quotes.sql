-- What the studio offers somebody who wrote a proposal, for a price, until a day. `name` and `email` are theirs as the
-- quote has them. `proposal_id` says which proposal it answers; `erased_with` is the same one until the quote is accepted,
-- and takes it along when the proposal is erased: what two have agreed on stays. Lines are as `packages/quote` has them;
-- money is hundredths of the currency. `valid_until` is the last day, in Bogotá.
create table quotes (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid references contact_submissions on delete set null,
  erased_with uuid references contact_submissions on delete cascade,
  name text not null,
  email text not null,
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'accepted', 'rejected', 'withdrawn')),
  revision integer not null default 0,
  number text unique,
  currency text not null default 'USD' check (currency in ('USD', 'COP')),
  tax_percent integer not null default 0 check (tax_percent in (0, 19)),
  discount_percent integer not null default 0 check (discount_percent between 0 and 90),
  lines jsonb not null default '[]',
  total bigint not null default 0 check (total between 0 and 10000000000000),
  notes text not null default '' check (length(notes) <= 4000),
  valid_until date not null,
  created_at timestamptz not null default now(),
  created_by uuid default app.uid(),
  sent_at timestamptz,
  sent_by uuid,
  -- SHA-256 of the token in the link, in base64url, and how many links there were.
  token_hash text unique check (length(token_hash) = 43),
  link_count integer not null default 0,
  decided_at timestamptz,
  accepted_name text,
  -- What they ticked, as it stood there, and from where.
  accepted_text text,
  accepted_ip text,
  accepted_user_agent text,
  rejection_reason text check (length(rejection_reason) <= 2000),
  search text not null
    generated always as (' ' || app.fold_text(name || ' ' || email || ' ' || coalesce(number, ''))) stored,
  check (
    status = 'draft'
    or (number is not null and sent_at is not null and token_hash is not null and total > 0 and lines <> '[]')
  ),
  check ((status in ('accepted', 'rejected', 'withdrawn')) = (decided_at is not null)),
  check (
    (status = 'accepted') = (accepted_name is not null)
    and (accepted_name is null) = (accepted_text is null)
    and (status <> 'accepted' or erased_with is null)
  )
);
create index on quotes (proposal_id);
create index on quotes (erased_with);
create index quotes_by_time on quotes (created_at, id);
create index quotes_by_status on quotes (status, created_at, id);
create index quotes_search on quotes using gin (search gin_trgm_ops) with (fastupdate = off);
alter table quotes alter column search set statistics 1000;

-- What was offered is not changed once it was sent, and nothing of it once it is decided, by nobody: of a quote that went
-- out, other links and the end of its proposal are all that may follow. Decided is what was sent, once.
create function app.keep_quote() returns trigger
  language plpgsql
as $$
declare
  -- PostgreSQL computes the column after this.
  free text[] := array['search', 'token_hash', 'link_count', 'proposal_id', 'erased_with'];
begin
  if tg_op = 'DELETE' then
    if old.status = 'accepted' then
      raise exception 'an accepted quote stays' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if new.status <> old.status and not (
    (old.status = 'draft' and new.status = 'sent')
    or (old.status = 'sent' and new.status in ('accepted', 'rejected', 'withdrawn'))
  ) then
    raise exception 'a quote does not go from % to %', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  if old.status = 'sent' then
    free := free || array['status', 'decided_at', 'accepted_name', 'accepted_text', 'accepted_ip',
      'accepted_user_agent', 'rejection_reason'];
  end if;
  if old.status <> 'draft' and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'what was sent is not changed' using errcode = 'insufficient_privilege';
  end if;
  if old.status <> 'draft' and new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id then
    raise exception 'a quote stays with its proposal' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger keep before update or delete on quotes
  for each row execute function app.keep_quote();
create trigger keep_all before truncate on quotes
  for each statement execute function app.refuse_change();

alter table quotes enable row level security;
alter table quotes force row level security;
grant select, insert, update on quotes to estudio_service;
create policy service on quotes to estudio_service using (true) with check (true);
-- The staff writes and sends quotes; only who was sent one accepts or rejects it.
grant select, insert, update, delete on quotes to estudio_staff;
create policy staff on quotes for select to estudio_staff using (true);
create policy staff_insert on quotes for insert to estudio_staff
  with check (status = 'draft' and created_by = (select app.uid()));
create policy staff_update on quotes for update to estudio_staff
  using (status in ('draft', 'sent')) with check (status in ('draft', 'sent', 'withdrawn'));
create policy staff_delete on quotes for delete to estudio_staff using (status = 'draft');

-- The last number of each series, which is a year.
create table quote_numbers (
  series text primary key,
  last integer not null check (last > 0)
);
alter table quote_numbers enable row level security;
alter table quote_numbers force row level security;
grant select, insert, update on quote_numbers to estudio_service;
create policy service on quote_numbers to estudio_service using (true) with check (true);

create function app.announce_quote() returns trigger
  language plpgsql
as $$
begin
  perform app.announce('staff'::text, 'quote', new.id);
  return null;
end
$$;
create trigger announce after insert or update on quotes
  for each row execute function app.announce_quote();

-- What became of a quote is a part of its proposal's history: `before` is its number, `after` what it came to.
alter table proposal_entries drop constraint proposal_entries_kind_check;
alter table proposal_entries add constraint proposal_entries_kind_check
  check (kind in ('status', 'assignee', 'note', 'received', 'quote'));
