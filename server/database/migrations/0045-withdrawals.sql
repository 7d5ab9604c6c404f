-- Who withdraws from an order (Ley 1480 of 2011, art. 47), or wants a payment charged back (art. 51), has a term as well.
-- `order_id` is the order that it is about; `refund_account` is where the studio sends what no provider gives back.
alter table legal_requests drop constraint legal_requests_kind_check;
alter table legal_requests add constraint legal_requests_kind_check check (kind in (
  'data-query', 'data-claim', 'petition', 'complaint', 'consumer-claim', 'withdrawal', 'chargeback'
));
alter table legal_requests add column order_id uuid references orders;
alter table legal_requests add column refund_account jsonb check (jsonb_typeof(refund_account) = 'object');
create index legal_requests_by_order on legal_requests (order_id) where order_id is not null;
-- From one order somebody withdraws once; what was closed without the money may be asked for again.
create unique index legal_requests_withdrawal_once on legal_requests (order_id)
  where kind = 'withdrawal' and status not in ('closed', 'abandoned');

-- Who files a request without an account names no order, and no account of a bank.
alter policy file on legal_requests with check (
  channel = 'site' and status = 'received' and received_at = created_at and extended_at is null and answered_at is null
  and identity_checked_at is null and mail_failure is null and order_id is null and refund_account is null
);
