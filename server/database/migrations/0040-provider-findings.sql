alter table payment_findings
  drop constraint payment_findings_kind_check,
  add constraint payment_findings_kind_check check (
    kind in (
      'unknown-reference', 'mismatch', 'missing-here', 'missing-there', 'differs', 'manual-refund', 'returned-twice',
      'provider-away'
    )
  );
