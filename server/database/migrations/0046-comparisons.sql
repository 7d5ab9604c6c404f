-- Until when the payments of a provider were held against what came in: the next comparison goes on from there.
create table payment_comparisons (
  provider text primary key check (provider in ('wompi', 'paypal')),
  compared_until timestamptz not null,
  compared_at timestamptz not null
);
alter table payment_comparisons enable row level security;
alter table payment_comparisons force row level security;
create policy service on payment_comparisons to estudio_service using (true) with check (true);
grant select, insert, update on payment_comparisons to estudio_service;
create policy staff on payment_comparisons for select to estudio_staff using (true);
grant select on payment_comparisons to estudio_staff;

-- When the staff was mailed what does not fit; what stands there already was seen in their pages.
alter table payment_findings add column mailed_at timestamptz;
update payment_findings set mailed_at = found_at;
create index payment_findings_unmailed on payment_findings (found_at) where mailed_at is null and resolved_at is null;
