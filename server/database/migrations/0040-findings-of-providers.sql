-- A provider that does not respond or refuses the studio, and money that went back twice, are for the staff to look at.
alter table payment_findings drop constraint payment_findings_kind_check;
alter table payment_findings add constraint payment_findings_kind_check
  check (kind in (
    'unknown-reference', 'mismatch', 'missing-here', 'missing-there', 'differs', 'manual-refund', 'returned-twice',
    'provider-away'
  ));
