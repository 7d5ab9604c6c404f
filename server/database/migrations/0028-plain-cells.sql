-- What a spreadsheet takes for a formula begins with = + - or @ (full width, too), at the beginning of a cell or after what
-- some spreadsheet takes for its end: which sign that is depends on its language. Blanks in front do not matter (OWASP,
-- «CSV Injection»). packages/csv does the same.
create function app.has_formula(text) returns boolean
  language sql immutable parallel safe
  return $1 ~ '(^|[;,\t\n\r])[\s\u00a0\ufeff]*[=+@＝＋－＠-]';

create or replace function app.plain_cell(text) returns text
  language sql immutable parallel safe
  return regexp_replace($1, '(^|[;,\t\n\r])([\s\u00a0\ufeff]*)([=+@＝＋－＠-])', '\1\2''\3', 'g');

-- Looked at once, when a message arrives: a file of a million would spend more time on it than on everything else.
alter table contacts
  add column has_formula boolean not null
    generated always as (app.has_formula(name) or app.has_formula(email) or app.has_formula(message)) stored;
