-- What stood there before the staff was mailed findings was seen in their pages: 0046 said so, and where the owner is no
-- superuser it changed no row. The owner may, where nothing is forced on them.
alter table payment_findings no force row level security;
update payment_findings set mailed_at = found_at
  where mailed_at is null
    and found_at < (select applied_at from migrations where name = '0046-comparisons.sql');
alter table payment_findings force row level security;
