-- What left the bank, by a transfer of the staff, apart from what a provider gave back itself: the most that it has said.
alter table refunds add column by_hand boolean not null default false check (not by_hand or status = 'done');
alter table payments add column returned bigint not null default 0 check (returned between 0 and amount);
-- Of those from before, what resolved their finding says how they were made. The owner may, where nothing is forced on them.
alter table refunds no force row level security;
alter table payment_findings no force row level security;
update refunds set by_hand = true from payment_findings finding
  where refunds.status = 'done' and finding.kind = 'manual-refund' and finding.subject = refunds.id
    and finding.resolution like 'Devuelta a mano.%';
alter table refunds force row level security;
alter table payment_findings force row level security;
