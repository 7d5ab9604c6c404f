-- Which rate is the newest does not follow from a clock, which may have run ahead: `place` counts them as they are set.
-- No sequence does, which a copy of the database would leave out. What is only ever added lies in the order of its ctid.
alter table exchange_rates add column place bigint;
alter table exchange_rates no force row level security;
alter table exchange_rates disable trigger append_only;
update exchange_rates set place = placed.place
  from (select id, row_number() over (order by ctid) as place from exchange_rates) as placed
  where placed.id = exchange_rates.id;
alter table exchange_rates enable trigger append_only;
alter table exchange_rates force row level security;
create function app.next_rate_place() returns bigint
  language plpgsql
as $$
begin
  return (select coalesce(max(place), 0) + 1 from public.exchange_rates);
end
$$;
alter table exchange_rates
  alter column place set default app.next_rate_place(),
  alter column place set not null,
  add unique (place);
drop index exchange_rates_set_at_idx;

-- From which number on receipts are numbered, and why numbers were left out: the last row counts. A database that was
-- restored does not know what was numbered after its copy, and no number is given twice.
create table receipt_starts (
  place bigint primary key check (place > 0),
  next bigint not null check (next > 0),
  reason text not null check (length(reason) between 1 and 500),
  set_at timestamptz not null
);
create trigger append_only before update or delete or truncate on receipt_starts
  for each statement execute function app.refuse_change();
alter table receipt_starts enable row level security;
alter table receipt_starts force row level security;
grant select, insert on receipt_starts to estudio_service;
create policy service on receipt_starts to estudio_service using (true) with check (true);

-- What became of the last mail with a receipt, and of the last one about a refund. `mail_count` says which mail that is:
-- of those before nothing is noted any more. Both null: it is on its way.
alter table receipts
  add column mail_count integer not null default 0,
  add column delivered_at timestamptz,
  add column mail_failure text check (mail_failure in ('refused', 'given-up'));
-- `asked_mailed_at`: the client was told that the money will go back; `account_asked_at`: was asked for an account, too.
alter table refunds
  add column asked_mailed_at timestamptz,
  add column account_asked_at timestamptz,
  add column mail_count integer not null default 0,
  add column delivered_at timestamptz,
  add column mail_failure text check (mail_failure in ('refused', 'given-up'));
-- Until now every mail in the queue was said to be sent.
alter table receipts no force row level security;
update receipts set mail_count = 1, delivered_at = mailed_at where mailed_at is not null;
alter table receipts force row level security;
alter table refunds no force row level security;
update refunds set mail_count = 1, delivered_at = mailed_at where mailed_at is not null;
alter table refunds force row level security;
create index refunds_to_tell on refunds (asked_at)
  where status <> 'done' and (asked_mailed_at is null or (status = 'manual' and account_asked_at is null));

drop trigger announce on receipts;
create trigger announce after insert or update of mailed_at, delivered_at, mail_failure on receipts
  for each row execute function app.announce_order_part();
drop trigger announce on refunds;
create trigger announce after insert or update of status, mail_count, delivered_at, mail_failure on refunds
  for each row execute function app.announce_order_part();
