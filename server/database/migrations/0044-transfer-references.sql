-- What banks call one transfer is typed in many ways: two references are the same where nothing differs but case, accents,
-- widths, spaces and signs. Null where nothing else is in it: such a one is the same as none.
create function app.reference_key(text) returns text
  language sql immutable parallel safe strict
  return nullif(
    regexp_replace(
      app.fold_text(normalize($1, NFKC)), '[\s!-/:-@\[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f\ufeff]', '', 'g'
    ),
    ''
  );

create index transfer_reports_by_key on transfer_reports (app.reference_key(reference))
  where decision is distinct from 'refused';

-- The staff records a transfer and the money that it brought in one change, in whatever order the rows of both are written.
alter table payments alter constraint payments_attempt_id_fkey deferrable initially deferred;
