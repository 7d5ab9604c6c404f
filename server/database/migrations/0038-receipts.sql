-- When a refund that is done was mailed to who paid.
alter table refunds add column mailed_at timestamptz;
create index refunds_to_mail on refunds (done_at) where status = 'done' and mailed_at is null;

-- That something was paid is a part of its proposal's history: `before` is the number of the receipt.
alter table proposal_entries drop constraint proposal_entries_kind_check;
alter table proposal_entries add constraint proposal_entries_kind_check
  check (kind in ('status', 'assignee', 'note', 'received', 'severity', 'quote', 'paid'));
