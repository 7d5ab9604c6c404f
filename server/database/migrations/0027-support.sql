-- A problem that somebody reports is a proposal of the service `soporte`, with a severity. When its first answer and its
-- solution are due follows from when it came, for every row alike: nobody who writes one can say otherwise. The terms are
-- those of content/support.ts and content/response-time.ts. By way of UTC, so that no time zone has a say in it.
create function app.response_due(arrived timestamptz, severity text) returns timestamptz
  language sql immutable parallel safe
  return (arrived at time zone 'UTC' + case severity
    when 'critico' then interval '15 minutes'
    when 'alto' then interval '1 hour'
    when 'normal' then interval '2 hours'
    when 'bajo' then interval '4 hours'
    else interval '24 hours'
  end) at time zone 'UTC';
create function app.solution_due(arrived timestamptz, severity text) returns timestamptz
  language sql immutable parallel safe
  return (arrived at time zone 'UTC' + case severity
    when 'critico' then interval '2 hours'
    when 'alto' then interval '8 hours'
    when 'normal' then interval '24 hours'
    when 'bajo' then interval '72 hours'
  end) at time zone 'UTC';

-- `closed_at` is when it was closed, as long as it is: of a ticket, when it was solved.
alter table contact_submissions
  add column severity text check (severity in ('critico', 'alto', 'normal', 'bajo')),
  add column closed_at timestamptz,
  add constraint contact_submissions_ticket check ((service = 'soporte') = (severity is not null));
-- `urgency` is the place in the staff's lists before what is due sooner: what is critical or high of anybody, then what
-- paying members wrote, then the rest.
alter table contact_submissions
  add column due_at timestamptz not null generated always as (app.response_due(created_at, severity)) stored,
  add column solution_due_at timestamptz generated always as (app.solution_due(created_at, severity)) stored,
  add column urgency integer not null generated always as (
    case when severity in ('critico', 'alto') then 1 when priority = 1 then 2 else 3 end
  ) stored;

drop index contact_submissions_by_urgency;
create index contact_submissions_by_urgency on contact_submissions (status, urgency, due_at, id);
create index contact_submissions_tickets on contact_submissions (created_at) where severity is not null;

-- Who writes says how urgent it is, and nothing of what the staff makes of it.
alter policy write on contact_submissions
  with check (
    contact_id is null and status = 'new' and priority = 2 and assignee_id is null and first_answered_at is null
    and reply_count = 0 and copy_failure is null and closed_at is null
  );

-- The staff corrects it, and the history says who did.
alter table proposal_entries drop constraint proposal_entries_kind_check;
alter table proposal_entries add constraint proposal_entries_kind_check
  check (kind in ('status', 'assignee', 'note', 'received', 'severity', 'quote'));

-- Whether its writer is still to be sent a copy of it; a row is in a notice only afterwards.
alter table arrivals add column copy_due boolean not null default false;
grant update on arrivals to estudio_service;
