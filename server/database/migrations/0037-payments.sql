-- Money: what somebody ordered, their attempts to pay it, what came in and went back, and the postings of it.
-- `packages/payments` decides what follows from what; these tables keep it. Amounts are hundredths of their currency.

-- Pesos for a dollar, in hundredths of a peso, as the staff set it; the newest one counts.
create table exchange_rates (
  id uuid primary key default gen_random_uuid(),
  cop_per_usd bigint not null check (cop_per_usd between 50000 and 5000000),
  set_at timestamptz not null,
  set_by uuid default app.uid()
);
create index on exchange_rates (set_at desc);
create trigger append_only before update or delete or truncate on exchange_rates
  for each statement execute function app.refuse_change();

-- Nothing here refers to an account or a quote: orders stay when those go. `item` is what was bought, as the checkout names
-- it; `code` is for people. `price` is what it costs, and `pesos` the same in pesos, at the rate of the order: without one it
-- cannot be paid in pesos. Each change of what follows from payments raises `revision`, and is made of the revision that was
-- read or not at all.
create table orders (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  user_id uuid,
  client_name text,
  client_email text,
  item text not null check (length(item) between 1 and 100),
  quote_id uuid,
  name text not null check (length(name) between 1 and 300),
  service text not null,
  status text not null default 'open' check (status in ('open', 'paid', 'refunded', 'expired')),
  revision integer not null default 0,
  currency text not null check (currency in ('USD', 'COP')),
  price bigint not null check (price > 0),
  pesos bigint check (pesos > 0),
  cop_per_usd bigint,
  rate_set_at timestamptz,
  tax_percent integer not null check (tax_percent between 0 and 30),
  -- The words that were ticked so that the work may begin before the time of withdrawal is over, and when (Ley 1480, art. 47).
  consent_text text,
  consented_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  search text not null
    generated always as (
      ' ' || app.fold_text(code || ' ' || name || ' ' || coalesce(client_name, '') || ' ' || coalesce(client_email, ''))
    ) stored,
  check (currency = 'USD' or pesos = price),
  check ((cop_per_usd is null) = (currency = 'COP' or pesos is null)),
  check ((consent_text is null) = (consented_at is null))
);
create unique index orders_open_once on orders (user_id, item, currency, price) where status = 'open';
-- A quote is paid by one order, whoever has its link; one that expired may still be paid late, unless another was.
create unique index orders_quote_open_once on orders (quote_id) where status = 'open';
create unique index orders_quote_paid_once on orders (quote_id) where status = 'paid';
create index on orders (user_id, created_at desc);
create index orders_by_time on orders (created_at, id);
create index orders_by_status on orders (status, created_at, id);
create index on orders (expires_at) where status = 'open';
create index orders_search on orders using gin (search gin_trgm_ops) with (fastupdate = off);

-- What a provider was asked to collect; it knows it by `reference`. `url` is where the client pays, `provider_id` the
-- provider's own name of what it opened. `checked_at` is when the provider was last asked about it.
create table payment_attempts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  provider text not null check (provider in ('wompi', 'paypal', 'manual')),
  reference text not null unique,
  currency text not null check (currency in ('USD', 'COP')),
  amount bigint not null check (amount > 0),
  status text not null default 'open'
    check (status in ('open', 'pending', 'approved', 'declined', 'expired')),
  reason text,
  provider_id text,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz
);
create index on payment_attempts (order_id);
create unique index on payment_attempts (provider, provider_id) where provider_id is not null;
create unique index payment_attempts_open_once on payment_attempts (order_id, provider) where status = 'open';
create index payment_attempts_unsettled on payment_attempts (checked_at) where status in ('open', 'pending', 'expired');

-- How a client says that they sent money by themselves, and what the staff found. `image_path` is in the bucket `transfers`.
create table transfer_reports (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references payment_attempts,
  reference text not null check (length(reference) between 1 and 100),
  note text check (length(note) <= 500),
  image_path text,
  reported_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  decision text check (decision in ('confirmed', 'refused')),
  reason text check (length(reason) between 1 and 500),
  check ((decided_at is null) = (decision is null)),
  check (decision is distinct from 'refused' or reason is not null)
);

-- Money that came in, by «provider:transaction». What settles pays the order; an extra one goes back; one of another
-- amount waits for the staff.
create table payments (
  id text primary key check (length(id) <= 200),
  order_id uuid not null references orders,
  attempt_id uuid not null references payment_attempts,
  provider text not null check (provider in ('wompi', 'paypal', 'manual')),
  currency text not null check (currency in ('USD', 'COP')),
  amount bigint not null check (amount > 0),
  role text not null check (role in ('settles', 'extra', 'mismatch')),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  method text,
  received_at timestamptz not null
);
create index on payments (order_id);
create unique index payments_settle_once on payments (order_id) where role = 'settles';
create index on payments (received_at);

-- Money that goes back. `id` is also what makes a second call to the provider the same refund.
create table refunds (
  id text primary key check (length(id) <= 108),
  order_id uuid not null references orders,
  payment_id text not null references payments,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('duplicate', 'mismatch', 'withdrawal', 'reversal', 'courtesy', 'provider')),
  status text not null check (status in ('asked', 'pending', 'manual', 'done')),
  provider_id text,
  note text,
  asked_at timestamptz not null,
  asked_by uuid,
  done_at timestamptz,
  -- How often the provider was asked in vain, and when it may be asked again.
  tries integer not null default 0,
  next_try_at timestamptz not null,
  check ((status = 'done') = (done_at is not null))
);
create index on refunds (order_id);
create index on refunds (payment_id);
create index refunds_to_send on refunds (next_try_at) where status in ('asked', 'pending');

-- What providers sent, as it came. `applied_at` is when all that follows from it was done.
create table provider_events (
  provider text not null check (provider in ('wompi', 'paypal')),
  id text not null check (length(id) <= 200),
  body text not null,
  subject_id text,
  subject_reference text,
  received_at timestamptz not null,
  applied_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (provider, id)
);
create index provider_events_waiting on provider_events (next_try_at) where applied_at is null;
create index on provider_events (received_at);
create index on provider_events (subject_reference);
create index on provider_events (subject_id);

-- Double entry: the entries of one posting come to zero in each currency. Append-only, whoever asks. What is owed by the
-- providers is positive; sales, IVA and what is owed to clients are negative.
create table ledger_entries (
  posting text not null check (length(posting) <= 200),
  account text not null
    check (account in ('provider:wompi', 'provider:paypal', 'provider:manual', 'sales', 'iva', 'clients')),
  currency text not null check (currency in ('USD', 'COP')),
  amount bigint not null check (amount <> 0),
  order_id uuid not null references orders,
  at timestamptz not null,
  primary key (posting, account, currency)
);
create index on ledger_entries (order_id);
create index on ledger_entries (at);
create trigger append_only before update or delete or truncate on ledger_entries
  for each statement execute function app.refuse_change();

create function app.check_balance() returns trigger
  language plpgsql
as $$
begin
  if exists (
    select from public.ledger_entries where posting = new.posting group by currency having sum(amount) <> 0
  ) then
    raise exception 'posting % does not balance', new.posting using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger balance after insert on ledger_entries
  deferrable initially deferred for each row execute function app.check_balance();

-- «Comprobantes»: consecutive, given by a job one after the other, never taken back.
create table receipts (
  number bigint primary key check (number > 0),
  payment_id text not null unique references payments,
  order_id uuid not null references orders,
  issued_at timestamptz not null,
  mailed_at timestamptz
);
create index on receipts (order_id);
create index on receipts (issued_at) where mailed_at is null;
create trigger append_only_delete before delete or truncate on receipts
  for each statement execute function app.refuse_change();

-- What does not fit, for the staff: money of no order, another amount than was asked for, what one side has and the other
-- has not, a refund that only a person can make.
create table payment_findings (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in ('unknown-reference', 'mismatch', 'missing-here', 'missing-there', 'differs', 'manual-refund')),
  provider text not null check (provider in ('wompi', 'paypal', 'manual')),
  subject text not null check (length(subject) between 1 and 200),
  order_id uuid references orders,
  currency text check (currency in ('USD', 'COP')),
  amount bigint,
  detail text,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  resolution text check (length(resolution) between 1 and 500),
  unique (kind, provider, subject),
  check ((resolved_at is null) = (resolution is null))
);
create index payment_findings_open on payment_findings (found_at, id) where resolved_at is null;
create index on payment_findings (order_id);

-- Whoever leaves is no longer named where they paid; what was paid stays. A provider's address to pay at, and what it sent,
-- may hold their e-mail; an event that is not applied yet keeps its body until it is.
create function app.pseudonymise_orders() returns trigger
  language plpgsql
as $$
begin
  update public.provider_events e set body = '' from public.payment_attempts a join public.orders o on o.id = a.order_id
    where o.user_id = old.id and e.applied_at is not null and e.provider = a.provider
      and (e.subject_reference = a.reference or e.subject_id = a.provider_id);
  update public.transfer_reports r set reference = '—', note = null, image_path = null
    from public.payment_attempts a join public.orders o on o.id = a.order_id
    where o.user_id = old.id and r.attempt_id = a.id;
  update public.payment_attempts a set url = null from public.orders o where o.user_id = old.id and a.order_id = o.id;
  update public.orders set user_id = null, client_name = null, client_email = null where user_id = old.id;
  return old;
end
$$;
create trigger pseudonymise_orders before delete on users
  for each row execute function app.pseudonymise_orders();

create function app.announce_order() returns trigger
  language plpgsql
as $$
begin
  if new.user_id is not null then
    perform app.announce(new.user_id, 'order', new.id);
  end if;
  perform app.announce('staff'::text, 'order', new.id);
  return null;
end
$$;
create trigger announce after insert or update on orders
  for each row execute function app.announce_order();

create function app.announce_order_part() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(user_id, 'order', id) from public.orders where id = new.order_id and user_id is not null;
  perform app.announce('staff'::text, 'order', new.order_id);
  return null;
end
$$;
create trigger announce after insert or update of status on payment_attempts
  for each row execute function app.announce_order_part();
create trigger announce after insert or update of status on refunds
  for each row execute function app.announce_order_part();
create trigger announce after insert or update of mailed_at on receipts
  for each row execute function app.announce_order_part();

create function app.announce_payment_finding() returns trigger
  language plpgsql
as $$
begin
  perform app.announce('staff'::text, 'order', new.id);
  return null;
end
$$;
create trigger announce after insert or update on payment_findings
  for each row execute function app.announce_payment_finding();

create function app.owns_order(wanted uuid) returns boolean
  language sql stable
  return exists (select from public.orders where id = wanted and user_id = app.uid());
grant execute on function app.owns_order(uuid) to estudio_user;

do $$
declare
  name text;
begin
  foreach name in array array[
    'exchange_rates', 'orders', 'payment_attempts', 'transfer_reports', 'payments', 'refunds', 'provider_events',
    'ledger_entries', 'receipts', 'payment_findings'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy service on %I to estudio_service using (true) with check (true)', name);
    execute format('grant select, insert on %I to estudio_service', name);
    execute format('grant select on %I to estudio_staff', name);
    execute format('create policy staff on %I for select to estudio_staff using (true)', name);
  end loop;
end
$$;
grant update on orders, payment_attempts, transfer_reports, payments, refunds, provider_events, receipts, payment_findings
  to estudio_service;

grant select on orders, payment_attempts, payments, refunds, receipts, transfer_reports to estudio_user;
create policy own on orders for select to estudio_user using (user_id = (select app.uid()));
create policy own on payment_attempts for select to estudio_user using (app.owns_order(order_id));
create policy own on payments for select to estudio_user using (app.owns_order(order_id));
create policy own on refunds for select to estudio_user using (app.owns_order(order_id));
create policy own on receipts for select to estudio_user using (app.owns_order(order_id));
create policy own on transfer_reports for select to estudio_user
  using (exists (select from payment_attempts where id = attempt_id and app.owns_order(order_id)));
grant select on exchange_rates to estudio_anonymous, estudio_user;
create policy everyone on exchange_rates for select to estudio_anonymous, estudio_user using (true);
