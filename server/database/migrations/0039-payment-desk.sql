-- What the staff looks up of payments: what was resolved, the latest first, and what was sent about one thing.
create index payment_findings_resolved on payment_findings (resolved_at, id) where resolved_at is not null;
create index on provider_events (subject_id);
create index transfer_reports_undecided on transfer_reports (attempt_id) where decided_at is null;
