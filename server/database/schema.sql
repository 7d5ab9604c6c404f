-- Written by `npm run db -- types` from the migrated database. Do not edit.
begin;
set local search_path to public;

do $$ begin
  if (select max(name) from migrations) is distinct from '0057-background-runs.sql' then
    raise exception 'Esta base de datos no va en la migración 0057-background-runs.sql. Antes: npm run db -- migrate';
  end if;
end $$;

-- Esquemas y extensiones
create extension if not exists citext;
create extension if not exists pg_trgm;
create schema if not exists app;
create schema if not exists jobs;
grant create, usage on schema jobs to estudio_service;
grant usage on schema app to estudio_anonymous, estudio_service, estudio_staff, estudio_user;
grant usage on schema public to estudio_anonymous, estudio_service, estudio_staff, estudio_user;

-- Funciones
CREATE OR REPLACE FUNCTION app.announce(whose text, kind text, id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('events', whose || ' ' || kind || ' ' || id);
$function$;
CREATE OR REPLACE FUNCTION app.announce(user_id uuid, kind text, id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('events', user_id || ' ' || kind || ' ' || id);
$function$;
CREATE OR REPLACE FUNCTION app.announce_answer_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('site'::text, 'answers', new.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_distribution()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  song uuid := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
begin
  perform app.announce(user_id, 'distribution', id) from public.projects where id = song;
  perform app.announce('staff'::text, 'distribution', song);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_distribution_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('staff'::text, 'distribution', project_id)
    from public.distributions where id = new.distribution_id;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(user_id, 'project', id) from public.projects where id = new.project_id;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.user_id is not null then
    perform app.announce(new.user_id, 'membership', new.id);
  end if;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_membership_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(user_id, 'membership', id) from public.memberships
    where id = new.membership_id and user_id is not null;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.user_id is not null then
    perform app.announce(new.user_id, 'order', new.id);
  end if;
  perform app.announce('staff'::text, 'order', new.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_order_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(user_id, 'order', id) from public.orders where id = new.order_id and user_id is not null;
  perform app.announce('staff'::text, 'order', new.order_id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_payment_finding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('staff'::text, 'order', new.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_presence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('staff'::text, 'presence', new.proposal_id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(new.user_id, 'project', new.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_proposal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  proposal jsonb := to_jsonb(new);
begin
  perform app.announce('staff'::text, 'proposal', coalesce(proposal ->> 'proposal_id', proposal ->> 'id')::uuid);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('staff'::text, 'quote', new.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  request jsonb := to_jsonb(new);
begin
  perform app.announce('staff'::text, 'request', coalesce(request ->> 'request_id', request ->> 'id')::uuid);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_run()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  run record := coalesce(new, old);
begin
  -- What is made within a request is there before its page is.
  if run.tool in ('cover', 'cover-file') then
    perform app.announce(run.user_id, 'run', run.id);
  end if;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce(old.user_id, 'session', old.id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_upload()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  upload record := coalesce(new, old);
begin
  perform app.announce(upload.user_id, 'project', upload.project_id);
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.announce_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('staff'::text, 'user', new.id);
  if (old.suspended_at, old.is_staff) is distinct from (new.suspended_at, new.is_staff) then
    perform app.announce(new.id, 'session', new.id);
  end if;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.check_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from public.ledger_entries where posting = new.posting group by currency having sum(amount) <> 0
  ) then
    raise exception 'posting % does not balance', new.posting using errcode = 'check_violation';
  end if;
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.fold_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(NORMALIZE($1, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text));
CREATE OR REPLACE FUNCTION app.forget_payment_sources()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.payment_sources s
    set state = case when s.state in ('declined', 'expired') then s.state else 'removed' end,
      token_id = null, provider_id = null, phone_end = null, consent_ip = null, consent_user_agent = null
    from public.memberships m where m.user_id = old.id and s.membership_id = m.id;
  return old;
end
$function$;
CREATE OR REPLACE FUNCTION app.forget_paypal_subscriptions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from public.memberships where user_id = old.id for no key update;
  update public.provider_events e set body = ''
    from public.paypal_subscriptions s join public.memberships m on m.id = s.membership_id
    where m.user_id = old.id and e.provider = 'paypal' and e.subject_id = s.provider_id and e.applied_at is not null;
  update public.paypal_subscriptions s
    set state = case when s.state = 'ended' then s.state else 'ending' end, ended_by = coalesce(s.ended_by, 'person'),
      next_look_at = case when s.state = 'ended' then s.next_look_at else s.asked_at end, url = null
    from public.memberships m where m.user_id = old.id and s.membership_id = m.id;
  update public.launch_places p set held_until = '-infinity'
    from public.memberships m where m.user_id = old.id and p.membership_id = m.id and p.kept_at is null;
  return old;
end
$function$;
CREATE OR REPLACE FUNCTION app.has_formula(text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ($1 ~ '(^|[;,\t\n\r])[\s\u00a0\ufeff]*[=+@＝＋－＠-]'::text);
CREATE OR REPLACE FUNCTION app.keep_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- PostgreSQL computes the first after this.
  free text[] := array['search', 'token_hash', 'link_count', 'proposal_id', 'erased_with', 'mail_failure'];
begin
  if tg_op = 'DELETE' then
    if old.status = 'accepted' then
      raise exception 'an accepted quote stays' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  if new.status <> old.status and not (
    (old.status = 'draft' and new.status = 'sent')
    or (old.status = 'sent' and new.status in ('accepted', 'rejected', 'withdrawn'))
  ) then
    raise exception 'a quote does not go from % to %', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  if old.status = 'sent' then
    free := free || array['status', 'decided_at', 'accepted_name', 'accepted_text', 'accepted_ip',
      'accepted_user_agent', 'rejection_reason'];
  end if;
  if old.status <> 'draft' and to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'what was sent is not changed' using errcode = 'insufficient_privilege';
  end if;
  if old.status <> 'draft' and new.proposal_id is not null and new.proposal_id is distinct from old.proposal_id then
    raise exception 'a quote stays with its proposal' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$;
CREATE OR REPLACE FUNCTION app.leave_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.memberships set user_id = null where user_id = old.id;
  return old;
end
$function$;
CREATE OR REPLACE FUNCTION app.next_rate_place()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  return (select coalesce(max(place), 0) + 1 from public.exchange_rates);
end
$function$;
CREATE OR REPLACE FUNCTION app.note_monthly_usage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update users set monthly_usage = monthly_usage || jsonb_build_object(new.feature, new.used)
  where id = new.user_id and not exists (
    select from tool_usage where user_id = new.user_id and feature = new.feature and window_start > new.window_start
  );
  return null;
end
$function$;
CREATE OR REPLACE FUNCTION app.plain_cell(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace($1, '(^|[;,\t\n\r])([\s\u00a0\ufeff]*)([=+@＝＋－＠-])'::text, '\1\2''\3'::text, 'g'::text);
CREATE OR REPLACE FUNCTION app.pseudonymise_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.provider_events e set body = '' from public.payment_attempts a join public.orders o on o.id = a.order_id
    where o.user_id = old.id and e.applied_at is not null and e.provider = a.provider
      and (e.subject_reference = a.reference or e.subject_id = a.provider_id);
  update public.transfer_reports r set reference = '—', note = null, image_path = null
    from public.payment_attempts a join public.orders o on o.id = a.order_id
    where o.user_id = old.id and r.attempt_id = a.id;
  update public.payment_attempts a set url = null from public.orders o where o.user_id = old.id and a.order_id = o.id;
  update public.orders set user_id = null, client_name = null, client_email = null where user_id = old.id;
  return old;
end
$function$;
CREATE OR REPLACE FUNCTION app.reference_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN NULLIF(regexp_replace(app.fold_text(NORMALIZE($1, NFKC)), '[\s!-/:-@\[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f\ufeff]'::text, ''::text, 'g'::text), ''::text);
CREATE OR REPLACE FUNCTION app.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$function$;
CREATE OR REPLACE FUNCTION app.response_due(arrived timestamp with time zone, severity text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((arrived AT TIME ZONE 'UTC'::text) + CASE severity WHEN 'critico'::text THEN '00:15:00'::interval WHEN 'alto'::text THEN '01:00:00'::interval WHEN 'normal'::text THEN '02:00:00'::interval WHEN 'bajo'::text THEN '04:00:00'::interval ELSE '24:00:00'::interval END) AT TIME ZONE 'UTC'::text);
CREATE OR REPLACE FUNCTION app.solution_due(arrived timestamp with time zone, severity text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((arrived AT TIME ZONE 'UTC'::text) + CASE severity WHEN 'critico'::text THEN '02:00:00'::interval WHEN 'alto'::text THEN '08:00:00'::interval WHEN 'normal'::text THEN '24:00:00'::interval WHEN 'bajo'::text THEN '72:00:00'::interval ELSE NULL::interval END) AT TIME ZONE 'UTC'::text);
CREATE OR REPLACE FUNCTION app.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid;
grant execute on function app.uid() to estudio_anonymous, estudio_service, estudio_staff, estudio_user;

-- Tabla accounts
create table if not exists accounts (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint accounts_pkey PRIMARY KEY (id)
);

-- Tabla analytics
create table if not exists analytics (
  id uuid default gen_random_uuid() not null,
  project_id uuid not null,
  platform text not null,
  date date not null,
  streams bigint default 0 not null,
  downloads bigint default 0 not null,
  saves bigint default 0 not null,
  shares bigint default 0 not null,
  revenue bigint default 0 not null,
  country_code text default ''::text not null,
  age_group text,
  gender text,
  created_at timestamp with time zone default now() not null,
  constraint analytics_pkey PRIMARY KEY (id),
  constraint analytics_project_id_platform_date_country_code_key UNIQUE (project_id, platform, date, country_code)
);

-- Tabla arrivals
create table if not exists arrivals (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  subject_id uuid not null,
  arrived_at timestamp with time zone not null,
  copy_due boolean default false not null,
  constraint arrivals_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'proposal'::text, 'request'::text, 'completion'::text]))),
  constraint arrivals_pkey PRIMARY KEY (id)
);

-- Tabla audit_log
create table if not exists audit_log (
  id uuid default gen_random_uuid() not null,
  at timestamp with time zone not null,
  staff_id uuid,
  ip text,
  action text not null,
  subject_kind text not null,
  subject_id text,
  before jsonb,
  after jsonb,
  constraint audit_log_action_check CHECK (((length(action) >= 1) AND (length(action) <= 60))),
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_subject_kind_check CHECK (((length(subject_kind) >= 1) AND (length(subject_kind) <= 60)))
);

-- Tabla contact_submissions
create table if not exists contact_submissions (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  message text not null,
  service text not null,
  status text default 'new'::text not null,
  phone text,
  demo_file_url text,
  created_at timestamp with time zone default now() not null,
  consent jsonb default '{}'::jsonb not null,
  digest text,
  search text generated always as ((' '::text || app.fold_text(((((name || ' '::text) || email) || ' '::text) || service)))) stored not null,
  contact_id uuid,
  priority integer default 2 not null,
  assignee_id uuid,
  first_answered_at timestamp with time zone,
  reply_count integer default 0 not null,
  demo_type text,
  copy_failure text,
  severity text,
  closed_at timestamp with time zone,
  due_at timestamp with time zone generated always as (app.response_due(created_at, severity)) stored not null,
  solution_due_at timestamp with time zone generated always as (app.solution_due(created_at, severity)) stored,
  urgency integer generated always as (
CASE
    WHEN (severity = ANY (ARRAY['critico'::text, 'alto'::text])) THEN 1
    WHEN (priority = 1) THEN 2
    ELSE 3
END) stored not null,
  page text,
  constraint contact_submissions_contact_id_key UNIQUE (contact_id),
  constraint contact_submissions_copy_failure_check CHECK ((copy_failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint contact_submissions_digest_key UNIQUE (digest),
  constraint contact_submissions_page_check CHECK (((page ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'::text) AND (length(page) <= 200))),
  constraint contact_submissions_pkey PRIMARY KEY (id),
  constraint contact_submissions_priority_check CHECK ((priority = ANY (ARRAY[1, 2]))),
  constraint contact_submissions_severity_check CHECK ((severity = ANY (ARRAY['critico'::text, 'alto'::text, 'normal'::text, 'bajo'::text]))),
  constraint contact_submissions_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'contacted'::text, 'closed'::text]))),
  constraint contact_submissions_ticket CHECK (((service = 'soporte'::text) = (severity IS NOT NULL)))
);

-- Tabla contacts
create table if not exists contacts (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  phone text,
  service text not null,
  message text not null,
  created_at timestamp with time zone default now() not null,
  consent jsonb default '{}'::jsonb not null,
  digest text,
  search text generated always as ((' '::text || app.fold_text(((((name || ' '::text) || email) || ' '::text) || service)))) stored not null,
  copy_failure text,
  has_formula boolean generated always as ((app.has_formula(name) OR app.has_formula(email) OR app.has_formula(message))) stored not null,
  page text,
  constraint contacts_copy_failure_check CHECK ((copy_failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint contacts_digest_key UNIQUE (digest),
  constraint contacts_page_check CHECK (((page ~ '^/([a-z0-9-]+(/[a-z0-9-]+)*)?$'::text) AND (length(page) <= 200))),
  constraint contacts_pkey PRIMARY KEY (id)
);

-- Tabla credit_windows
create table if not exists credit_windows (
  membership_id uuid not null,
  period integer not null,
  place integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  granted bigint not null,
  held bigint default 0 not null,
  used bigint default 0 not null,
  expired_at timestamp with time zone,
  constraint credit_windows_check CHECK (((held + used) <= granted)),
  constraint credit_windows_granted_check CHECK ((granted > 0)),
  constraint credit_windows_held_check CHECK ((held >= 0)),
  constraint credit_windows_pkey PRIMARY KEY (membership_id, period, place),
  constraint credit_windows_place_check CHECK ((place >= 0)),
  constraint credit_windows_used_check CHECK ((used >= 0))
);

-- Tabla distribution_entries
create table if not exists distribution_entries (
  id uuid default gen_random_uuid() not null,
  distribution_id uuid not null,
  at timestamp with time zone not null,
  staff_id uuid default app.uid(),
  kind text not null,
  before text,
  after text,
  body text,
  constraint distribution_entries_body_check CHECK (((length(body) >= 1) AND (length(body) <= 1000))),
  constraint distribution_entries_kind_check CHECK ((kind = ANY (ARRAY['status'::text, 'link'::text, 'note'::text]))),
  constraint distribution_entries_pkey PRIMARY KEY (id)
);

-- Tabla distribution_news
create table if not exists distribution_news (
  distribution_id uuid not null,
  at timestamp with time zone not null,
  constraint distribution_news_pkey PRIMARY KEY (distribution_id)
);

-- Tabla distributions
create table if not exists distributions (
  id uuid default gen_random_uuid() not null,
  project_id uuid not null,
  platform text not null,
  platform_id text,
  status text default 'pending'::text not null,
  submission_date timestamp with time zone default now() not null,
  live_date timestamp with time zone,
  platform_url text,
  error_message text,
  metadata jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint distributions_pkey PRIMARY KEY (id),
  constraint distributions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'uploading'::text, 'processing'::text, 'live'::text, 'failed'::text, 'removed'::text])))
);

-- Tabla email_changes
create table if not exists email_changes (
  user_id uuid not null,
  new_email citext not null,
  asked_of text default 'old'::text not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint email_changes_asked_of_check CHECK ((asked_of = ANY (ARRAY['old'::text, 'new'::text]))),
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_token_hash_key UNIQUE (token_hash)
);

-- Tabla exchange_rates
create table if not exists exchange_rates (
  id uuid default gen_random_uuid() not null,
  cop_per_usd bigint not null,
  set_at timestamp with time zone not null,
  set_by uuid default app.uid(),
  place bigint default app.next_rate_place() not null,
  constraint exchange_rates_cop_per_usd_check CHECK (((cop_per_usd >= 50000) AND (cop_per_usd <= 5000000))),
  constraint exchange_rates_pkey PRIMARY KEY (id),
  constraint exchange_rates_place_key UNIQUE (place)
);

-- Tabla launch_places
create table if not exists launch_places (
  place integer not null,
  membership_id uuid,
  order_id uuid,
  held_until timestamp with time zone,
  kept_at timestamp with time zone,
  constraint launch_places_check CHECK (((kept_at IS NULL) OR (membership_id IS NOT NULL))),
  constraint launch_places_membership_id_key UNIQUE (membership_id),
  constraint launch_places_pkey PRIMARY KEY (place)
);

-- Tabla ledger_entries
create table if not exists ledger_entries (
  posting text not null,
  account text not null,
  currency text not null,
  amount bigint not null,
  order_id uuid not null,
  at timestamp with time zone not null,
  constraint ledger_entries_account_check CHECK ((account = ANY (ARRAY['provider:wompi'::text, 'provider:paypal'::text, 'provider:manual'::text, 'sales'::text, 'iva'::text, 'clients'::text, 'credits'::text, 'promotions'::text]))),
  constraint ledger_entries_amount_check CHECK ((amount <> 0)),
  constraint ledger_entries_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'COP'::text]))),
  constraint ledger_entries_pkey PRIMARY KEY (posting, account, currency),
  constraint ledger_entries_posting_check CHECK ((length(posting) <= 200))
);

-- Tabla legal_reminders
create table if not exists legal_reminders (
  day date not null,
  constraint legal_reminders_pkey PRIMARY KEY (day)
);

-- Tabla legal_request_counters
create table if not exists legal_request_counters (
  year integer not null,
  last integer default 0 not null,
  constraint legal_request_counters_pkey PRIMARY KEY (year)
);

-- Tabla legal_request_entries
create table if not exists legal_request_entries (
  id uuid default gen_random_uuid() not null,
  request_id uuid not null,
  at timestamp with time zone not null,
  staff_id uuid default app.uid(),
  kind text not null,
  body text,
  mail_of uuid,
  failure text,
  constraint legal_request_entries_body_check CHECK (((length(body) >= 1) AND (length(body) <= 20000))),
  constraint legal_request_entries_check CHECK (((kind = 'undelivered'::text) = (failure IS NOT NULL))),
  constraint legal_request_entries_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint legal_request_entries_kind_check CHECK ((kind = ANY (ARRAY['started'::text, 'asked'::text, 'completed'::text, 'extended'::text, 'answered'::text, 'closed'::text, 'abandoned'::text, 'note'::text, 'identity'::text, 'exported'::text, 'erased'::text, 'undelivered'::text, 'reached'::text, 'corrected'::text]))),
  constraint legal_request_entries_pkey PRIMARY KEY (id)
);

-- Tabla legal_requests
create table if not exists legal_requests (
  id uuid default gen_random_uuid() not null,
  radicado text not null,
  kind text not null,
  channel text not null,
  name text not null,
  email text,
  phone text,
  document_type text,
  document_number text,
  subject text not null,
  facts text not null,
  received_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  status text default 'received'::text not null,
  due_on date not null,
  asked_at timestamp with time zone,
  extended_at timestamp with time zone,
  answered_at timestamp with time zone,
  identity_checked_at timestamp with time zone,
  consent jsonb default '{}'::jsonb not null,
  digest text,
  search text generated always as ((' '::text || app.fold_text(((((((radicado || ' '::text) || name) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || subject)))) stored not null,
  mail_failure text,
  order_id uuid,
  refund_account jsonb,
  constraint legal_requests_channel_check CHECK ((channel = ANY (ARRAY['site'::text, 'mail'::text, 'phone'::text, 'whatsapp'::text, 'letter'::text, 'in-person'::text]))),
  constraint legal_requests_check CHECK (((asked_at IS NULL) = (status <> 'waiting'::text))),
  constraint legal_requests_check1 CHECK ((received_at <= created_at)),
  constraint legal_requests_digest_key UNIQUE (digest),
  constraint legal_requests_document_type_check CHECK ((document_type = ANY (ARRAY['CC'::text, 'CE'::text, 'TI'::text, 'PP'::text, 'PPT'::text, 'NIT'::text]))),
  constraint legal_requests_kind_check CHECK ((kind = ANY (ARRAY['data-query'::text, 'data-claim'::text, 'petition'::text, 'complaint'::text, 'consumer-claim'::text, 'withdrawal'::text, 'chargeback'::text]))),
  constraint legal_requests_mail_failure_check CHECK ((mail_failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint legal_requests_pkey PRIMARY KEY (id),
  constraint legal_requests_radicado_key UNIQUE (radicado),
  constraint legal_requests_refund_account_check CHECK ((jsonb_typeof(refund_account) = 'object'::text)),
  constraint legal_requests_status_check CHECK ((status = ANY (ARRAY['received'::text, 'in_progress'::text, 'waiting'::text, 'answered'::text, 'closed'::text, 'abandoned'::text])))
);

-- Tabla media_jobs
create table if not exists media_jobs (
  id uuid default gen_random_uuid() not null,
  project_id uuid not null,
  kind text not null,
  object_path text not null,
  state text default 'queued'::text not null,
  tries integer default 0 not null,
  failure text,
  created_at timestamp with time zone default now() not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint media_jobs_kind_check CHECK ((kind = ANY (ARRAY['audio'::text, 'cover'::text]))),
  constraint media_jobs_object_path_key UNIQUE (object_path),
  constraint media_jobs_pkey PRIMARY KEY (id),
  constraint media_jobs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'quarantined'::text])))
);

-- Tabla membership_events
create table if not exists membership_events (
  membership_id uuid not null,
  place integer not null,
  at timestamp with time zone not null,
  event jsonb not null,
  constraint membership_events_event_check CHECK ((jsonb_typeof(event) = 'object'::text)),
  constraint membership_events_pkey PRIMARY KEY (membership_id, place),
  constraint membership_events_place_check CHECK ((place > 0))
);

-- Tabla membership_periods
create table if not exists membership_periods (
  membership_id uuid not null,
  number integer not null,
  order_id uuid not null,
  plan text not null,
  price bigint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  anchor timestamp with time zone not null,
  months integer not null,
  cut_at timestamp with time zone,
  replaced_by uuid,
  constraint membership_periods_check CHECK ((ends_at > starts_at)),
  constraint membership_periods_months_check CHECK ((months > 0)),
  constraint membership_periods_number_check CHECK ((number > 0)),
  constraint membership_periods_order_id_key UNIQUE (order_id),
  constraint membership_periods_pkey PRIMARY KEY (membership_id, number),
  constraint membership_periods_plan_check CHECK ((plan = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint membership_periods_price_check CHECK ((price > 0))
);

-- Tabla memberships
create table if not exists memberships (
  id uuid default gen_random_uuid() not null,
  user_id uuid,
  status text default 'none'::text not null,
  trial_starts_at timestamp with time zone,
  trial_ends_at timestamp with time zone,
  renewal text default 'link'::text not null,
  next_plan text,
  cancelled_at timestamp with time zone,
  told jsonb default '[]'::jsonb not null,
  access_until timestamp with time zone,
  next_look_at timestamp with time zone,
  looked_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint memberships_check CHECK (((trial_starts_at IS NULL) = (trial_ends_at IS NULL))),
  constraint memberships_next_plan_check CHECK ((next_plan = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint memberships_pkey PRIMARY KEY (id),
  constraint memberships_renewal_check CHECK ((renewal = ANY (ARRAY['link'::text, 'nequi'::text, 'paypal'::text]))),
  constraint memberships_status_check CHECK ((status = ANY (ARRAY['none'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'cancelled_at_period_end'::text, 'ended'::text]))),
  constraint memberships_told_check CHECK ((jsonb_typeof(told) = 'array'::text))
);

-- Tabla newsletter_subscribers
create table if not exists newsletter_subscribers (
  id uuid default gen_random_uuid() not null,
  email citext not null,
  status text default 'pending'::text not null,
  consent jsonb not null,
  asked_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  asked_consent jsonb,
  constraint newsletter_subscribers_email_key UNIQUE (email),
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);

-- Tabla opening_mails
create table if not exists opening_mails (
  email text not null,
  proposal_id uuid not null,
  sent_at timestamp with time zone not null,
  constraint opening_mails_pkey PRIMARY KEY (email)
);

-- Tabla orders
create table if not exists orders (
  id uuid default gen_random_uuid() not null,
  code text not null,
  user_id uuid,
  client_name text,
  client_email text,
  item text not null,
  quote_id uuid,
  name text not null,
  service text not null,
  status text default 'open'::text not null,
  revision integer default 0 not null,
  currency text not null,
  price bigint not null,
  pesos bigint,
  cop_per_usd bigint,
  rate_set_at timestamp with time zone,
  tax_percent integer not null,
  consent_text text,
  consented_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  search text generated always as ((' '::text || app.fold_text(((((((code || ' '::text) || name) || ' '::text) || COALESCE(client_name, ''::text)) || ' '::text) || COALESCE(client_email, ''::text))))) stored not null,
  membership_id uuid,
  membership_period integer,
  plan text,
  takes_over boolean default false not null,
  is_renewal boolean default false not null,
  list_price bigint,
  discount_percent integer default 0 not null,
  credits bigint default 0 not null,
  credit_state text,
  credit_membership uuid,
  credit_period integer,
  credit_place integer,
  is_launch boolean default false not null,
  constraint orders_check CHECK (((currency = 'USD'::text) OR (pesos = price))),
  constraint orders_check1 CHECK (((cop_per_usd IS NULL) = ((currency = 'COP'::text) OR (pesos IS NULL)))),
  constraint orders_check2 CHECK (((consent_text IS NULL) = (consented_at IS NULL))),
  constraint orders_check3 CHECK ((num_nonnulls(membership_id, membership_period, plan) = ANY (ARRAY[0, 3]))),
  constraint orders_check4 CHECK (((membership_id IS NOT NULL) OR (NOT (takes_over OR is_renewal)))),
  constraint orders_check5 CHECK ((list_price >= price)),
  constraint orders_check6 CHECK ((num_nonnulls(credit_state, credit_membership, credit_period, credit_place) = ANY (ARRAY[0, 4]))),
  constraint orders_check7 CHECK (((credits > 0) = (credit_state IS NOT NULL))),
  constraint orders_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text)),
  constraint orders_code_key UNIQUE (code),
  constraint orders_credit_state_check CHECK ((credit_state = ANY (ARRAY['held'::text, 'used'::text, 'released'::text, 'returned'::text]))),
  constraint orders_credits_check CHECK ((credits >= 0)),
  constraint orders_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'COP'::text]))),
  constraint orders_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 99))),
  constraint orders_item_check CHECK (((length(item) >= 1) AND (length(item) <= 100))),
  constraint orders_membership_period_check CHECK ((membership_period > 0)),
  constraint orders_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint orders_pesos_check CHECK ((pesos > 0)),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_plan_check CHECK ((plan = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint orders_price_check CHECK ((price > 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'refunded'::text, 'expired'::text]))),
  constraint orders_tax_percent_check CHECK (((tax_percent >= 0) AND (tax_percent <= 30)))
);

-- Tabla payment_attempts
create table if not exists payment_attempts (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  provider text not null,
  reference text not null,
  currency text not null,
  amount bigint not null,
  status text default 'open'::text not null,
  reason text,
  provider_id text,
  url text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  source_id uuid,
  subscription_id uuid,
  constraint payment_attempts_amount_check CHECK ((amount > 0)),
  constraint payment_attempts_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'COP'::text]))),
  constraint payment_attempts_pkey PRIMARY KEY (id),
  constraint payment_attempts_provider_check CHECK ((provider = ANY (ARRAY['wompi'::text, 'paypal'::text, 'manual'::text]))),
  constraint payment_attempts_reference_key UNIQUE (reference),
  constraint payment_attempts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'pending'::text, 'approved'::text, 'declined'::text, 'expired'::text])))
);

-- Tabla payment_comparisons
create table if not exists payment_comparisons (
  provider text not null,
  compared_until timestamp with time zone not null,
  compared_at timestamp with time zone not null,
  constraint payment_comparisons_pkey PRIMARY KEY (provider),
  constraint payment_comparisons_provider_check CHECK ((provider = ANY (ARRAY['wompi'::text, 'paypal'::text])))
);

-- Tabla payment_findings
create table if not exists payment_findings (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  provider text not null,
  subject text not null,
  order_id uuid,
  currency text,
  amount bigint,
  detail text,
  found_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  mailed_at timestamp with time zone,
  constraint payment_findings_check CHECK (((resolved_at IS NULL) = (resolution IS NULL))),
  constraint payment_findings_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'COP'::text]))),
  constraint payment_findings_kind_check CHECK ((kind = ANY (ARRAY['unknown-reference'::text, 'mismatch'::text, 'missing-here'::text, 'missing-there'::text, 'differs'::text, 'manual-refund'::text, 'returned-twice'::text, 'provider-away'::text]))),
  constraint payment_findings_kind_provider_subject_key UNIQUE (kind, provider, subject),
  constraint payment_findings_pkey PRIMARY KEY (id),
  constraint payment_findings_provider_check CHECK ((provider = ANY (ARRAY['wompi'::text, 'paypal'::text, 'manual'::text]))),
  constraint payment_findings_resolution_check CHECK (((length(resolution) >= 1) AND (length(resolution) <= 500))),
  constraint payment_findings_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);

-- Tabla payment_sources
create table if not exists payment_sources (
  id uuid default gen_random_uuid() not null,
  membership_id uuid not null,
  state text default 'asked'::text not null,
  token_id text,
  provider_id text,
  phone_end text,
  terms_url text not null,
  personal_data_url text not null,
  consent_text text not null,
  consent_ip text,
  consent_user_agent text,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  removed_at timestamp with time zone,
  checked_at timestamp with time zone,
  constraint payment_sources_check CHECK (((state <> 'available'::text) OR (provider_id IS NOT NULL))),
  constraint payment_sources_phone_end_check CHECK ((phone_end ~ '^\d{4}$'::text)),
  constraint payment_sources_pkey PRIMARY KEY (id),
  constraint payment_sources_provider_id_check CHECK ((length(provider_id) <= 64)),
  constraint payment_sources_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'available'::text, 'declined'::text, 'expired'::text, 'removed'::text]))),
  constraint payment_sources_token_id_check CHECK ((length(token_id) <= 64))
);

-- Tabla payments
create table if not exists payments (
  id text not null,
  order_id uuid not null,
  attempt_id uuid not null,
  provider text not null,
  currency text not null,
  amount bigint not null,
  role text not null,
  refunded bigint default 0 not null,
  method text,
  received_at timestamp with time zone not null,
  returned bigint default 0 not null,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_check CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint payments_check1 CHECK (((returned >= 0) AND (returned <= amount))),
  constraint payments_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'COP'::text]))),
  constraint payments_id_check CHECK ((length(id) <= 200)),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_provider_check CHECK ((provider = ANY (ARRAY['wompi'::text, 'paypal'::text, 'manual'::text]))),
  constraint payments_role_check CHECK ((role = ANY (ARRAY['settles'::text, 'extra'::text, 'mismatch'::text])))
);

-- Tabla paypal_subscriptions
create table if not exists paypal_subscriptions (
  id uuid default gen_random_uuid() not null,
  membership_id uuid not null,
  state text default 'opening'::text not null,
  ended_by text,
  reference text not null,
  provider_id text,
  url text,
  plan text not null,
  price bigint not null,
  first_cycles integer default 0 not null,
  first_price bigint,
  starts_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  approved_at timestamp with time zone,
  ended_at timestamp with time zone,
  next_charge_at timestamp with time zone,
  failed_at timestamp with time zone,
  retry_at timestamp with time zone,
  charges_seen_at timestamp with time zone not null,
  looked_at timestamp with time zone,
  next_look_at timestamp with time zone,
  constraint paypal_subscriptions_check CHECK (((first_cycles > 0) = (first_price IS NOT NULL))),
  constraint paypal_subscriptions_check1 CHECK (((state = ANY (ARRAY['ending'::text, 'ended'::text])) = (ended_by IS NOT NULL))),
  constraint paypal_subscriptions_check2 CHECK (((state = ANY (ARRAY['opening'::text, 'ended'::text, 'ending'::text])) OR (provider_id IS NOT NULL))),
  constraint paypal_subscriptions_ended_by_check CHECK ((ended_by = ANY (ARRAY['person'::text, 'paypal'::text, 'price'::text, 'nobody'::text]))),
  constraint paypal_subscriptions_first_cycles_check CHECK ((first_cycles >= 0)),
  constraint paypal_subscriptions_first_price_check CHECK ((first_price > 0)),
  constraint paypal_subscriptions_pkey PRIMARY KEY (id),
  constraint paypal_subscriptions_plan_check CHECK ((plan = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint paypal_subscriptions_price_check CHECK ((price > 0)),
  constraint paypal_subscriptions_provider_id_check CHECK ((length(provider_id) <= 64)),
  constraint paypal_subscriptions_provider_id_key UNIQUE (provider_id),
  constraint paypal_subscriptions_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 90))),
  constraint paypal_subscriptions_reference_key UNIQUE (reference),
  constraint paypal_subscriptions_state_check CHECK ((state = ANY (ARRAY['opening'::text, 'waiting'::text, 'active'::text, 'ending'::text, 'ended'::text])))
);

-- Tabla projects
create table if not exists projects (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  title text not null,
  artist_name text not null,
  genre text not null,
  description text,
  audio_file_url text,
  cover_image_url text,
  status text default 'draft'::text not null,
  release_date date,
  isrc text,
  upc text,
  metadata jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  revision integer default 0 not null,
  deleted_at timestamp with time zone,
  rights_declared_at timestamp with time zone,
  search text generated always as ((' '::text || app.fold_text(((title || ' '::text) || artist_name)))) stored not null,
  constraint projects_artist_name_check CHECK (((length(artist_name) >= 1) AND (length(artist_name) <= 200))),
  constraint projects_description_check CHECK ((length(description) <= 2000)),
  constraint projects_isrc_check CHECK ((isrc ~ '^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$'::text)),
  constraint projects_pkey PRIMARY KEY (id),
  constraint projects_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'uploading'::text, 'processing'::text, 'ready'::text, 'distributed'::text, 'failed'::text]))),
  constraint projects_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
  constraint projects_upc_check CHECK ((upc ~ '^[0-9]{12,13}$'::text))
);

-- Tabla proposal_entries
create table if not exists proposal_entries (
  id uuid default gen_random_uuid() not null,
  proposal_id uuid not null,
  at timestamp with time zone not null,
  staff_id uuid default app.uid(),
  kind text not null,
  before text,
  after text,
  body text,
  constraint proposal_entries_body_check CHECK (((length(body) >= 1) AND (length(body) <= 20000))),
  constraint proposal_entries_kind_check CHECK ((kind = ANY (ARRAY['status'::text, 'assignee'::text, 'note'::text, 'received'::text, 'severity'::text, 'quote'::text, 'paid'::text]))),
  constraint proposal_entries_pkey PRIMARY KEY (id)
);

-- Tabla proposal_presence
create table if not exists proposal_presence (
  proposal_id uuid not null,
  staff_id uuid default app.uid() not null,
  since timestamp with time zone not null,
  until timestamp with time zone not null,
  constraint proposal_presence_pkey PRIMARY KEY (proposal_id, staff_id)
);

-- Tabla proposal_replies
create table if not exists proposal_replies (
  id uuid default gen_random_uuid() not null,
  proposal_id uuid not null,
  staff_id uuid default app.uid(),
  body text not null,
  written_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  undone_at timestamp with time zone,
  delivered_at timestamp with time zone,
  failure text,
  undone_by uuid,
  constraint proposal_replies_body_check CHECK (((length(body) >= 1) AND (length(body) <= 10000))),
  constraint proposal_replies_check CHECK (((undone_at IS NULL) OR (sent_at IS NULL))),
  constraint proposal_replies_check1 CHECK (((delivered_at IS NULL) OR (sent_at IS NOT NULL))),
  constraint proposal_replies_failed CHECK (((failure IS NULL) OR ((sent_at IS NOT NULL) AND (delivered_at IS NULL)))),
  constraint proposal_replies_failure_check CHECK ((failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint proposal_replies_pkey PRIMARY KEY (id)
);

-- Tabla provider_events
create table if not exists provider_events (
  provider text not null,
  id text not null,
  body text not null,
  subject_id text,
  subject_reference text,
  received_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  tries integer default 0 not null,
  next_try_at timestamp with time zone not null,
  constraint provider_events_id_check CHECK ((length(id) <= 200)),
  constraint provider_events_pkey PRIMARY KEY (provider, id),
  constraint provider_events_provider_check CHECK ((provider = ANY (ARRAY['wompi'::text, 'paypal'::text])))
);

-- Tabla published_answer_times
create table if not exists published_answer_times (
  id uuid default gen_random_uuid() not null,
  published_at timestamp with time zone not null,
  half_hours integer,
  most_hours integer,
  constraint published_answer_times_check CHECK (((half_hours IS NULL) = (most_hours IS NULL))),
  constraint published_answer_times_pkey PRIMARY KEY (id)
);

-- Tabla quote_numbers
create table if not exists quote_numbers (
  series text not null,
  last integer not null,
  constraint quote_numbers_last_check CHECK ((last > 0)),
  constraint quote_numbers_pkey PRIMARY KEY (series)
);

-- Tabla quotes
create table if not exists quotes (
  id uuid default gen_random_uuid() not null,
  proposal_id uuid,
  erased_with uuid,
  name text not null,
  email text not null,
  status text default 'draft'::text not null,
  revision integer default 0 not null,
  number text,
  currency text default 'USD'::text not null,
  tax_percent integer default 0 not null,
  discount_percent integer default 0 not null,
  lines jsonb default '[]'::jsonb not null,
  total bigint default 0 not null,
  notes text default ''::text not null,
  valid_until date not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid default app.uid(),
  sent_at timestamp with time zone,
  sent_by uuid,
  token_hash text,
  link_count integer default 0 not null,
  decided_at timestamp with time zone,
  accepted_name text,
  accepted_text text,
  accepted_ip text,
  accepted_user_agent text,
  rejection_reason text,
  search text generated always as ((' '::text || app.fold_text(((((name || ' '::text) || email) || ' '::text) || COALESCE(number, ''::text))))) stored not null,
  mail_failure text,
  constraint quotes_check CHECK (((status = 'draft'::text) OR ((number IS NOT NULL) AND (sent_at IS NOT NULL) AND (token_hash IS NOT NULL) AND (total > 0) AND (lines <> '[]'::jsonb)))),
  constraint quotes_check1 CHECK (((status = ANY (ARRAY['accepted'::text, 'rejected'::text, 'withdrawn'::text])) = (decided_at IS NOT NULL))),
  constraint quotes_check2 CHECK ((((status = 'accepted'::text) = (accepted_name IS NOT NULL)) AND ((accepted_name IS NULL) = (accepted_text IS NULL)) AND ((status <> 'accepted'::text) OR (erased_with IS NULL)))),
  constraint quotes_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'COP'::text]))),
  constraint quotes_discount_percent_check CHECK (((discount_percent >= 0) AND (discount_percent <= 90))),
  constraint quotes_mail_failure_check CHECK ((mail_failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint quotes_notes_check CHECK ((length(notes) <= 4000)),
  constraint quotes_number_key UNIQUE (number),
  constraint quotes_pkey PRIMARY KEY (id),
  constraint quotes_rejection_reason_check CHECK ((length(rejection_reason) <= 2000)),
  constraint quotes_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint quotes_tax_percent_check CHECK ((tax_percent = ANY (ARRAY[0, 19]))),
  constraint quotes_token_hash_check CHECK ((length(token_hash) = 43)),
  constraint quotes_token_hash_key UNIQUE (token_hash),
  constraint quotes_total_check CHECK (((total >= 0) AND (total <= '10000000000000'::bigint)))
);

-- Tabla rate_limits
create table if not exists rate_limits (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

-- Tabla receipt_starts
create table if not exists receipt_starts (
  place bigint not null,
  next bigint not null,
  reason text not null,
  set_at timestamp with time zone not null,
  constraint receipt_starts_next_check CHECK ((next > 0)),
  constraint receipt_starts_pkey PRIMARY KEY (place),
  constraint receipt_starts_place_check CHECK ((place > 0)),
  constraint receipt_starts_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);

-- Tabla receipts
create table if not exists receipts (
  number bigint not null,
  payment_id text not null,
  order_id uuid not null,
  issued_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  mail_count integer default 0 not null,
  delivered_at timestamp with time zone,
  mail_failure text,
  constraint receipts_mail_failure_check CHECK ((mail_failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint receipts_number_check CHECK ((number > 0)),
  constraint receipts_payment_id_key UNIQUE (payment_id),
  constraint receipts_pkey PRIMARY KEY (number)
);

-- Tabla refunds
create table if not exists refunds (
  id text not null,
  order_id uuid not null,
  payment_id text not null,
  amount bigint not null,
  reason text not null,
  status text not null,
  provider_id text,
  note text,
  asked_at timestamp with time zone not null,
  asked_by uuid,
  done_at timestamp with time zone,
  tries integer default 0 not null,
  next_try_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  by_hand boolean default false not null,
  asked_mailed_at timestamp with time zone,
  account_asked_at timestamp with time zone,
  mail_count integer default 0 not null,
  delivered_at timestamp with time zone,
  mail_failure text,
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_check CHECK (((status = 'done'::text) = (done_at IS NOT NULL))),
  constraint refunds_check1 CHECK (((NOT by_hand) OR (status = 'done'::text))),
  constraint refunds_id_check CHECK ((length(id) <= 108)),
  constraint refunds_mail_failure_check CHECK ((mail_failure = ANY (ARRAY['refused'::text, 'given-up'::text]))),
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_reason_check CHECK ((reason = ANY (ARRAY['duplicate'::text, 'revoked'::text, 'mismatch'::text, 'withdrawal'::text, 'reversal'::text, 'courtesy'::text, 'provider'::text]))),
  constraint refunds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'pending'::text, 'manual'::text, 'done'::text])))
);

-- Tabla saved_replies
create table if not exists saved_replies (
  id uuid default gen_random_uuid() not null,
  title text not null,
  body text not null,
  revision integer default 1 not null,
  changed_at timestamp with time zone not null,
  changed_by uuid default app.uid(),
  constraint saved_replies_body_check CHECK (((length(body) >= 1) AND (length(body) <= 8000))),
  constraint saved_replies_pkey PRIMARY KEY (id),
  constraint saved_replies_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
);

-- Tabla sessions
create table if not exists sessions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token)
);

-- Tabla tool_runs
create table if not exists tool_runs (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  tool text not null,
  token uuid not null,
  window_start date,
  seed bigint not null,
  request jsonb not null,
  state text not null,
  result jsonb,
  failure text,
  engine_version text not null,
  revision integer default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  tries integer default 0 not null,
  progress integer default 0 not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  constraint tool_runs_check CHECK (((state = 'done'::text) = (result IS NOT NULL))),
  constraint tool_runs_check1 CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  constraint tool_runs_pkey PRIMARY KEY (id),
  constraint tool_runs_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint tool_runs_revision_check CHECK ((revision >= 0)),
  constraint tool_runs_seed_check CHECK (((seed >= 0) AND (seed <= '4294967295'::bigint))),
  constraint tool_runs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint tool_runs_tool_check CHECK ((tool = ANY (ARRAY['lyrics'::text, 'bio'::text, 'cover'::text, 'cover-file'::text, 'vocal'::text]))),
  constraint tool_runs_tries_check CHECK ((tries >= 0)),
  constraint tool_runs_user_id_token_key UNIQUE (user_id, token)
);

-- Tabla tool_usage
create table if not exists tool_usage (
  user_id uuid not null,
  feature text not null,
  window_start date not null,
  used integer not null,
  constraint tool_usage_feature_check CHECK ((feature = ANY (ARRAY['coverArtGenerator'::text, 'lyricsGenerator'::text, 'vocalAnalyzer'::text]))),
  constraint tool_usage_pkey PRIMARY KEY (user_id, feature, window_start),
  constraint tool_usage_used_check CHECK ((used >= 0))
);

-- Tabla transfer_reports
create table if not exists transfer_reports (
  id uuid default gen_random_uuid() not null,
  attempt_id uuid not null,
  reference text not null,
  note text,
  image_path text,
  reported_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision text,
  reason text,
  constraint transfer_reports_attempt_id_key UNIQUE (attempt_id),
  constraint transfer_reports_check CHECK (((decided_at IS NULL) = (decision IS NULL))),
  constraint transfer_reports_check1 CHECK (((decision IS DISTINCT FROM 'refused'::text) OR (reason IS NOT NULL))),
  constraint transfer_reports_decision_check CHECK ((decision = ANY (ARRAY['confirmed'::text, 'refused'::text]))),
  constraint transfer_reports_note_check CHECK ((length(note) <= 500)),
  constraint transfer_reports_pkey PRIMARY KEY (id),
  constraint transfer_reports_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint transfer_reports_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100)))
);

-- Tabla trial_claims
create table if not exists trial_claims (
  address_hash text not null,
  claimed_at timestamp with time zone not null,
  constraint trial_claims_address_hash_check CHECK ((length(address_hash) = 43)),
  constraint trial_claims_pkey PRIMARY KEY (address_hash)
);

-- Tabla two_factors
create table if not exists two_factors (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  secret text not null,
  backup_codes text not null,
  verified boolean default true not null,
  failed_verification_count integer default 0 not null,
  locked_until timestamp with time zone,
  setup_uri text,
  setup_until timestamp with time zone,
  constraint two_factors_pkey PRIMARY KEY (id),
  constraint two_factors_user_id_key UNIQUE (user_id)
);

-- Tabla uploads
create table if not exists uploads (
  id text not null,
  user_id uuid not null,
  project_id uuid not null,
  kind text not null,
  size bigint not null,
  object_path text not null,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  sha256 text,
  rights_declared boolean default false not null,
  arrived bigint default 0 not null,
  promised_until timestamp with time zone default (now() + '00:30:00'::interval) not null,
  file_name text,
  constraint uploads_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  constraint uploads_kind_check CHECK ((kind = ANY (ARRAY['audio'::text, 'cover'::text]))),
  constraint uploads_object_path_key UNIQUE (object_path),
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint uploads_size_check CHECK ((size > 0))
);

-- Tabla user_entries
create table if not exists user_entries (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  staff_id uuid,
  kind text not null,
  before text,
  after text,
  ground text,
  due_on date,
  body text not null,
  constraint user_entries_body_check CHECK (((length(body) >= 1) AND (length(body) <= 5000))),
  constraint user_entries_ground_check CHECK ((ground = ANY (ARRAY['uncorrected'::text, 'risk'::text, 'order'::text]))),
  constraint user_entries_kind_check CHECK ((kind = ANY (ARRAY['tier'::text, 'role'::text, 'warned'::text, 'suspended'::text, 'answered'::text, 'upheld'::text, 'reactivated'::text]))),
  constraint user_entries_pkey PRIMARY KEY (id)
);

-- Tabla user_settings
create table if not exists user_settings (
  user_id uuid not null,
  artist_name text not null,
  record_label text,
  bio text,
  website text,
  social_links jsonb default '{}'::jsonb not null,
  distribution_preferences jsonb default '{"auto_distribute": false, "preferred_platforms": ["spotify", "apple_music", "youtube_music"], "preferred_release_time": "00:00"}'::jsonb not null,
  notification_preferences jsonb default '{"marketing": false, "project_updates": true, "email_notifications": true}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint user_settings_pkey PRIMARY KEY (user_id)
);

-- Tabla users
create table if not exists users (
  id uuid default gen_random_uuid() not null,
  email citext not null,
  email_verified boolean default false not null,
  full_name text not null,
  display_name text not null,
  image text,
  role text not null,
  is_staff boolean default false not null,
  tier text default 'free'::text not null,
  subscription_status text default 'none'::text not null,
  monthly_usage jsonb default '{}'::jsonb not null,
  data_consent_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  two_factor_enabled boolean default false not null,
  deletion_due_at timestamp with time zone,
  erasing_since timestamp with time zone,
  credentials_changed_at timestamp with time zone,
  suspended_at timestamp with time zone,
  review_asked_at timestamp with time zone,
  search text generated always as ((' '::text || app.fold_text(((((full_name || ' '::text) || display_name) || ' '::text) || (email)::text)))) stored not null,
  granted_tier text default 'free'::text not null,
  member_until timestamp with time zone,
  constraint users_check CHECK (((review_asked_at IS NULL) OR (suspended_at IS NOT NULL))),
  constraint users_email_key UNIQUE (email),
  constraint users_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 200))),
  constraint users_granted_tier_check CHECK ((granted_tier = ANY (ARRAY['free'::text, 'pro'::text, 'enterprise'::text]))),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['artist'::text, 'producer'::text, 'client'::text]))),
  constraint users_tier_check CHECK ((tier = ANY (ARRAY['free'::text, 'pro'::text, 'enterprise'::text])))
);

-- Tabla verifications
create table if not exists verifications (
  id uuid default gen_random_uuid() not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint verifications_pkey PRIMARY KEY (id)
);

-- Funciones que leen tablas
CREATE OR REPLACE FUNCTION app.owns_membership(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM memberships WHERE ((memberships.id = owns_membership.wanted) AND (memberships.user_id = app.uid()))));
grant execute on function app.owns_membership(uuid) to estudio_user;
CREATE OR REPLACE FUNCTION app.owns_order(wanted uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM orders WHERE ((orders.id = owns_order.wanted) AND (orders.user_id = app.uid()))));
grant execute on function app.owns_order(uuid) to estudio_user;
CREATE OR REPLACE FUNCTION app.owns_project(project uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (EXISTS (SELECT FROM projects WHERE ((projects.id = owns_project.project) AND (projects.user_id = app.uid()))));
grant execute on function app.owns_project(uuid) to estudio_user;

-- Reglas de accounts
do $$ begin
  alter table accounts add constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table accounts validate constraint accounts_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'accounts: quedaron filas que apuntan a otras que ya no están (accounts_user_id_fkey)';
end $$;
create index if not exists accounts_user_id_idx ON public.accounts USING btree (user_id);
alter table accounts enable row level security;
alter table accounts force row level security;
do $$ begin
  create policy service on accounts for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on accounts to estudio_service;

-- Reglas de analytics
do $$ begin
  alter table analytics add constraint analytics_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table analytics validate constraint analytics_project_id_fkey;
exception when foreign_key_violation then
  raise warning 'analytics: quedaron filas que apuntan a otras que ya no están (analytics_project_id_fkey)';
end $$;
alter table analytics enable row level security;
alter table analytics force row level security;
do $$ begin
  create policy own on analytics for select to estudio_user using ((project_id IN ( SELECT projects.id
   FROM projects
  WHERE (projects.user_id = ( SELECT app.uid() AS uid)))));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on analytics for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on analytics to estudio_service;
grant select on analytics to estudio_user;

-- Reglas de arrivals
alter table arrivals enable row level security;
alter table arrivals force row level security;
do $$ begin
  create policy service on arrivals for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on arrivals to estudio_service;

-- Reglas de audit_log
create index if not exists audit_log_at_id_idx ON public.audit_log USING btree (at, id);
create index if not exists audit_log_by_action ON public.audit_log USING btree (action, at, id);
create index if not exists audit_log_by_staff ON public.audit_log USING btree (staff_id, at, id);
create index if not exists audit_log_subject_kind_subject_id_at_idx ON public.audit_log USING btree (subject_kind, subject_id, at);
alter table audit_log enable row level security;
alter table audit_log force row level security;
do $$ begin
  create policy service on audit_log for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on audit_log for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on audit_log for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on audit_log to estudio_service;
grant select on audit_log to estudio_staff;

-- Reglas de contact_submissions
do $$ begin
  alter table contact_submissions add constraint contact_submissions_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table contact_submissions validate constraint contact_submissions_contact_id_fkey;
exception when foreign_key_violation then
  raise warning 'contact_submissions: quedaron filas que apuntan a otras que ya no están (contact_submissions_contact_id_fkey)';
end $$;
create index if not exists contact_submissions_by_status ON public.contact_submissions USING btree (status, created_at, id);
create index if not exists contact_submissions_by_time ON public.contact_submissions USING btree (created_at, id);
create index if not exists contact_submissions_by_urgency ON public.contact_submissions USING btree (status, urgency, due_at, id);
create index if not exists contact_submissions_lower_idx ON public.contact_submissions USING btree (lower(email));
create index if not exists contact_submissions_search ON public.contact_submissions USING gin (search gin_trgm_ops) WITH (fastupdate=off);
create index if not exists contact_submissions_tickets ON public.contact_submissions USING btree (created_at) WHERE (severity IS NOT NULL);
alter table contact_submissions enable row level security;
alter table contact_submissions force row level security;
do $$ begin
  create policy service on contact_submissions for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on contact_submissions for all to estudio_staff using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy write on contact_submissions for insert to estudio_anonymous, estudio_user with check (((contact_id IS NULL) AND (status = 'new'::text) AND (priority = 2) AND (assignee_id IS NULL) AND (first_answered_at IS NULL) AND (reply_count = 0) AND (copy_failure IS NULL) AND (closed_at IS NULL)));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF status, assignee_id, first_answered_at ON public.contact_submissions FOR EACH ROW EXECUTE FUNCTION app.announce_proposal();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce_copy AFTER UPDATE OF copy_failure ON public.contact_submissions FOR EACH ROW EXECUTE FUNCTION app.announce_proposal();
exception when duplicate_object then null;
end $$;
grant delete, insert, select on contact_submissions to estudio_staff;
grant delete, insert, select, update on contact_submissions to estudio_service;
grant insert on contact_submissions to estudio_anonymous, estudio_user;
grant update (status) on contact_submissions to estudio_staff;
grant update (assignee_id) on contact_submissions to estudio_staff;
grant update (first_answered_at) on contact_submissions to estudio_staff;
grant update (reply_count) on contact_submissions to estudio_staff;
grant update (severity) on contact_submissions to estudio_staff;
grant update (closed_at) on contact_submissions to estudio_staff;

-- Reglas de contacts
create index if not exists contacts_by_name ON public.contacts USING btree (name COLLATE "es-x-icu", id);
create index if not exists contacts_by_time ON public.contacts USING btree (created_at, id);
create index if not exists contacts_lower_idx ON public.contacts USING btree (lower(email));
create index if not exists contacts_search ON public.contacts USING gin (search gin_trgm_ops) WITH (fastupdate=off);
alter table contacts enable row level security;
alter table contacts force row level security;
do $$ begin
  create policy service on contacts for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on contacts for all to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy write on contacts for insert to estudio_anonymous, estudio_user with check ((copy_failure IS NULL));
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on contacts to estudio_service;
grant delete, select on contacts to estudio_staff;
grant insert on contacts to estudio_anonymous, estudio_user;

-- Reglas de credit_windows
do $$ begin
  alter table credit_windows add constraint credit_windows_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table credit_windows validate constraint credit_windows_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'credit_windows: quedaron filas que apuntan a otras que ya no están (credit_windows_membership_id_fkey)';
end $$;
create index if not exists credit_windows_to_expire ON public.credit_windows USING btree (ends_at) WHERE (expired_at IS NULL);
alter table credit_windows enable row level security;
alter table credit_windows force row level security;
do $$ begin
  create policy own on credit_windows for select to estudio_user using (app.owns_membership(membership_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on credit_windows for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on credit_windows for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on credit_windows to estudio_service;
grant select on credit_windows to estudio_staff, estudio_user;

-- Reglas de distribution_entries
do $$ begin
  alter table distribution_entries add constraint distribution_entries_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table distribution_entries validate constraint distribution_entries_distribution_id_fkey;
exception when foreign_key_violation then
  raise warning 'distribution_entries: quedaron filas que apuntan a otras que ya no están (distribution_entries_distribution_id_fkey)';
end $$;
create index if not exists distribution_entries_distribution_id_at_id_idx ON public.distribution_entries USING btree (distribution_id, at, id);
alter table distribution_entries enable row level security;
alter table distribution_entries force row level security;
do $$ begin
  create policy own on distribution_entries for select to estudio_user using (((kind = 'status'::text) AND (distribution_id IN ( SELECT distributions.id
   FROM distributions))));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on distribution_entries for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on distribution_entries for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on distribution_entries for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_insert on distribution_entries for insert to estudio_staff with check ((staff_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT ON public.distribution_entries FOR EACH ROW WHEN ((new.kind = 'note'::text)) EXECUTE FUNCTION app.announce_distribution_note();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.distribution_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only_delete BEFORE DELETE ON public.distribution_entries FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on distribution_entries to estudio_service, estudio_staff;
grant select on distribution_entries to estudio_user;

-- Reglas de distribution_news
do $$ begin
  alter table distribution_news add constraint distribution_news_distribution_id_fkey FOREIGN KEY (distribution_id) REFERENCES distributions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table distribution_news validate constraint distribution_news_distribution_id_fkey;
exception when foreign_key_violation then
  raise warning 'distribution_news: quedaron filas que apuntan a otras que ya no están (distribution_news_distribution_id_fkey)';
end $$;
alter table distribution_news enable row level security;
alter table distribution_news force row level security;
do $$ begin
  create policy service on distribution_news for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select on distribution_news to estudio_service;

-- Reglas de distributions
do $$ begin
  alter table distributions add constraint distributions_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table distributions validate constraint distributions_project_id_fkey;
exception when foreign_key_violation then
  raise warning 'distributions: quedaron filas que apuntan a otras que ya no están (distributions_project_id_fkey)';
end $$;
create index if not exists distributions_by_status ON public.distributions USING btree (status, created_at, id);
create index if not exists distributions_by_time ON public.distributions USING btree (created_at, id);
create UNIQUE index if not exists distributions_once ON public.distributions USING btree (project_id, platform) WHERE (status <> 'removed'::text);
create index if not exists distributions_project_id_idx ON public.distributions USING btree (project_id);
alter table distributions enable row level security;
alter table distributions force row level security;
do $$ begin
  create policy own on distributions for select to estudio_user using ((project_id IN ( SELECT projects.id
   FROM projects
  WHERE (projects.user_id = ( SELECT app.uid() AS uid)))));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on distributions for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on distributions for all to estudio_staff using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_delete on distributions as restrictive for delete to estudio_staff using ((status = 'pending'::text));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF status, platform_id, platform_url ON public.distributions FOR EACH ROW EXECUTE FUNCTION app.announce_distribution();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce_delete AFTER DELETE ON public.distributions FOR EACH ROW EXECUTE FUNCTION app.announce_distribution();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on distributions to estudio_service, estudio_staff;
grant select on distributions to estudio_user;

-- Reglas de email_changes
do $$ begin
  alter table email_changes add constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table email_changes validate constraint email_changes_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'email_changes: quedaron filas que apuntan a otras que ya no están (email_changes_user_id_fkey)';
end $$;
alter table email_changes enable row level security;
alter table email_changes force row level security;
do $$ begin
  create policy service on email_changes for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on email_changes to estudio_service;

-- Reglas de exchange_rates
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
do $$ begin
  create policy everyone on exchange_rates for select to estudio_anonymous, estudio_user using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on exchange_rates for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on exchange_rates for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on exchange_rates to estudio_service;
grant select on exchange_rates to estudio_anonymous, estudio_staff, estudio_user;

-- Reglas de launch_places
do $$ begin
  alter table launch_places add constraint launch_places_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table launch_places validate constraint launch_places_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'launch_places: quedaron filas que apuntan a otras que ya no están (launch_places_membership_id_fkey)';
end $$;
do $$ begin
  alter table launch_places add constraint launch_places_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table launch_places validate constraint launch_places_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'launch_places: quedaron filas que apuntan a otras que ya no están (launch_places_order_id_fkey)';
end $$;
create index if not exists launch_places_free ON public.launch_places USING btree (place) WHERE (kept_at IS NULL);
alter table launch_places enable row level security;
alter table launch_places force row level security;
do $$ begin
  create policy service on launch_places for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on launch_places for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on launch_places to estudio_service;
grant select on launch_places to estudio_staff;

-- Reglas de ledger_entries
do $$ begin
  alter table ledger_entries add constraint ledger_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table ledger_entries validate constraint ledger_entries_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'ledger_entries: quedaron filas que apuntan a otras que ya no están (ledger_entries_order_id_fkey)';
end $$;
create index if not exists ledger_entries_at_idx ON public.ledger_entries USING btree (at);
create index if not exists ledger_entries_order_id_idx ON public.ledger_entries USING btree (order_id);
alter table ledger_entries enable row level security;
alter table ledger_entries force row level security;
do $$ begin
  create policy service on ledger_entries for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on ledger_entries for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_balance();
exception when duplicate_object then null;
end $$;
grant insert, select on ledger_entries to estudio_service;
grant select on ledger_entries to estudio_staff;

-- Reglas de legal_reminders
alter table legal_reminders enable row level security;
alter table legal_reminders force row level security;
do $$ begin
  create policy service on legal_reminders for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant insert, select on legal_reminders to estudio_service;

-- Reglas de legal_request_counters
alter table legal_request_counters enable row level security;
alter table legal_request_counters force row level security;
do $$ begin
  create policy service on legal_request_counters for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on legal_request_counters to estudio_service;

-- Reglas de legal_request_entries
do $$ begin
  alter table legal_request_entries add constraint legal_request_entries_request_id_fkey FOREIGN KEY (request_id) REFERENCES legal_requests(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table legal_request_entries validate constraint legal_request_entries_request_id_fkey;
exception when foreign_key_violation then
  raise warning 'legal_request_entries: quedaron filas que apuntan a otras que ya no están (legal_request_entries_request_id_fkey)';
end $$;
create index if not exists legal_request_entries_request_id_at_id_idx ON public.legal_request_entries USING btree (request_id, at, id);
create UNIQUE index if not exists legal_request_entries_undelivered ON public.legal_request_entries USING btree (request_id, COALESCE(mail_of, request_id)) WHERE (kind = 'undelivered'::text);
alter table legal_request_entries enable row level security;
alter table legal_request_entries force row level security;
do $$ begin
  create policy service on legal_request_entries for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on legal_request_entries for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on legal_request_entries for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_insert on legal_request_entries for insert to estudio_staff with check ((staff_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT ON public.legal_request_entries FOR EACH ROW EXECUTE FUNCTION app.announce_request();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.legal_request_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on legal_request_entries to estudio_service, estudio_staff;

-- Reglas de legal_requests
do $$ begin
  alter table legal_requests add constraint legal_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table legal_requests validate constraint legal_requests_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'legal_requests: quedaron filas que apuntan a otras que ya no están (legal_requests_order_id_fkey)';
end $$;
create index if not exists legal_requests_by_due ON public.legal_requests USING btree (due_on, id) WHERE (status = ANY (ARRAY['received'::text, 'in_progress'::text]));
create index if not exists legal_requests_by_order ON public.legal_requests USING btree (order_id) WHERE (order_id IS NOT NULL);
create index if not exists legal_requests_by_status ON public.legal_requests USING btree (status, created_at, id);
create index if not exists legal_requests_by_time ON public.legal_requests USING btree (created_at, id);
create index if not exists legal_requests_lower_idx ON public.legal_requests USING btree (lower(email));
create index if not exists legal_requests_search ON public.legal_requests USING gin (search gin_trgm_ops) WITH (fastupdate=off);
create index if not exists legal_requests_undelivered ON public.legal_requests USING btree (created_at, id) WHERE (mail_failure IS NOT NULL);
create UNIQUE index if not exists legal_requests_withdrawal_once ON public.legal_requests USING btree (order_id) WHERE ((kind = 'withdrawal'::text) AND (status <> ALL (ARRAY['closed'::text, 'abandoned'::text])));
alter table legal_requests enable row level security;
alter table legal_requests force row level security;
do $$ begin
  create policy file on legal_requests for insert to estudio_anonymous with check (((channel = 'site'::text) AND (status = 'received'::text) AND (received_at = created_at) AND (extended_at IS NULL) AND (answered_at IS NULL) AND (identity_checked_at IS NULL) AND (mail_failure IS NULL) AND (order_id IS NULL) AND (refund_account IS NULL)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on legal_requests for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on legal_requests for all to estudio_staff using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE ON public.legal_requests FOR EACH ROW EXECUTE FUNCTION app.announce_request();
exception when duplicate_object then null;
end $$;
grant insert on legal_requests to estudio_anonymous;
grant insert, select on legal_requests to estudio_staff;
grant insert, select, update on legal_requests to estudio_service;
grant update (email) on legal_requests to estudio_staff;
grant update (status) on legal_requests to estudio_staff;
grant update (due_on) on legal_requests to estudio_staff;
grant update (asked_at) on legal_requests to estudio_staff;
grant update (extended_at) on legal_requests to estudio_staff;
grant update (answered_at) on legal_requests to estudio_staff;
grant update (identity_checked_at) on legal_requests to estudio_staff;
grant update (mail_failure) on legal_requests to estudio_staff;

-- Reglas de media_jobs
do $$ begin
  alter table media_jobs add constraint media_jobs_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table media_jobs validate constraint media_jobs_project_id_fkey;
exception when foreign_key_violation then
  raise warning 'media_jobs: quedaron filas que apuntan a otras que ya no están (media_jobs_project_id_fkey)';
end $$;
create index if not exists media_jobs_project_id_created_at_idx ON public.media_jobs USING btree (project_id, created_at DESC);
alter table media_jobs enable row level security;
alter table media_jobs force row level security;
do $$ begin
  create policy own on media_jobs for select to estudio_user using ((project_id IN ( SELECT projects.id
   FROM projects
  WHERE (projects.user_id = ( SELECT app.uid() AS uid)))));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on media_jobs for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF state ON public.media_jobs FOR EACH ROW EXECUTE FUNCTION app.announce_job();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on media_jobs to estudio_service;
grant select on media_jobs to estudio_user;

-- Reglas de membership_events
do $$ begin
  alter table membership_events add constraint membership_events_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table membership_events validate constraint membership_events_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'membership_events: quedaron filas que apuntan a otras que ya no están (membership_events_membership_id_fkey)';
end $$;
alter table membership_events enable row level security;
alter table membership_events force row level security;
do $$ begin
  create policy own on membership_events for select to estudio_user using (app.owns_membership(membership_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on membership_events for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on membership_events for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.membership_events FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on membership_events to estudio_service;
grant select on membership_events to estudio_staff, estudio_user;

-- Reglas de membership_periods
do $$ begin
  alter table membership_periods add constraint membership_periods_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table membership_periods validate constraint membership_periods_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'membership_periods: quedaron filas que apuntan a otras que ya no están (membership_periods_membership_id_fkey)';
end $$;
do $$ begin
  alter table membership_periods add constraint membership_periods_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table membership_periods validate constraint membership_periods_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'membership_periods: quedaron filas que apuntan a otras que ya no están (membership_periods_order_id_fkey)';
end $$;
do $$ begin
  alter table membership_periods add constraint membership_periods_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table membership_periods validate constraint membership_periods_replaced_by_fkey;
exception when foreign_key_violation then
  raise warning 'membership_periods: quedaron filas que apuntan a otras que ya no están (membership_periods_replaced_by_fkey)';
end $$;
alter table membership_periods enable row level security;
alter table membership_periods force row level security;
do $$ begin
  create policy own on membership_periods for select to estudio_user using (app.owns_membership(membership_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on membership_periods for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on membership_periods for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on membership_periods to estudio_service;
grant select on membership_periods to estudio_staff, estudio_user;

-- Reglas de memberships
create UNIQUE index if not exists memberships_once ON public.memberships USING btree (user_id) WHERE (user_id IS NOT NULL);
create index if not exists memberships_status_access_until_idx ON public.memberships USING btree (status, access_until);
create index if not exists memberships_to_look_at ON public.memberships USING btree (next_look_at);
alter table memberships enable row level security;
alter table memberships force row level security;
do $$ begin
  create policy own on memberships for select to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on memberships for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on memberships for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION app.announce_membership();
exception when duplicate_object then null;
end $$;
grant insert, select, update on memberships to estudio_service;
grant select on memberships to estudio_staff, estudio_user;

-- Reglas de newsletter_subscribers
create index if not exists newsletter_subscribers_status_asked_at_idx ON public.newsletter_subscribers USING btree (status, asked_at);
alter table newsletter_subscribers enable row level security;
alter table newsletter_subscribers force row level security;
do $$ begin
  create policy service on newsletter_subscribers for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on newsletter_subscribers for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on newsletter_subscribers to estudio_service;
grant select on newsletter_subscribers to estudio_staff;

-- Reglas de opening_mails
do $$ begin
  alter table opening_mails add constraint opening_mails_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES contact_submissions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table opening_mails validate constraint opening_mails_proposal_id_fkey;
exception when foreign_key_violation then
  raise warning 'opening_mails: quedaron filas que apuntan a otras que ya no están (opening_mails_proposal_id_fkey)';
end $$;
create index if not exists opening_mails_of_proposal ON public.opening_mails USING btree (proposal_id);
alter table opening_mails enable row level security;
alter table opening_mails force row level security;
do $$ begin
  create policy service on opening_mails for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant insert, select on opening_mails to estudio_service;

-- Reglas de orders
do $$ begin
  alter table orders add constraint orders_credit_membership_credit_period_credit_place_fkey FOREIGN KEY (credit_membership, credit_period, credit_place) REFERENCES credit_windows(membership_id, period, place) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table orders validate constraint orders_credit_membership_credit_period_credit_place_fkey;
exception when foreign_key_violation then
  raise warning 'orders: quedaron filas que apuntan a otras que ya no están (orders_credit_membership_credit_period_credit_place_fkey)';
end $$;
do $$ begin
  alter table orders add constraint orders_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table orders validate constraint orders_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'orders: quedaron filas que apuntan a otras que ya no están (orders_membership_id_fkey)';
end $$;
create index if not exists orders_by_pesos ON public.orders USING btree (pesos);
create index if not exists orders_by_price ON public.orders USING btree (price);
create index if not exists orders_by_status ON public.orders USING btree (status, created_at, id);
create index if not exists orders_by_time ON public.orders USING btree (created_at, id);
create index if not exists orders_expires_at_idx ON public.orders USING btree (expires_at) WHERE (status = 'open'::text);
create index if not exists orders_membership_id_membership_period_idx ON public.orders USING btree (membership_id, membership_period) WHERE (membership_id IS NOT NULL);
create UNIQUE index if not exists orders_open_once ON public.orders USING btree (user_id, item, currency, price) WHERE (status = 'open'::text);
create UNIQUE index if not exists orders_period_paid_once ON public.orders USING btree (membership_id, membership_period) WHERE (status = 'paid'::text);
create UNIQUE index if not exists orders_quote_paid_once ON public.orders USING btree (quote_id) WHERE (status = 'paid'::text);
create index if not exists orders_search ON public.orders USING gin (search gin_trgm_ops) WITH (fastupdate=off);
create index if not exists orders_user_id_created_at_idx ON public.orders USING btree (user_id, created_at DESC);
create index if not exists orders_with_credits ON public.orders USING btree (credit_membership, credit_period, credit_place) WHERE (credit_membership IS NOT NULL);
alter table orders enable row level security;
alter table orders force row level security;
do $$ begin
  create policy own on orders for select to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on orders for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on orders for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION app.announce_order();
exception when duplicate_object then null;
end $$;
grant insert, select, update on orders to estudio_service;
grant select on orders to estudio_staff, estudio_user;

-- Reglas de payment_attempts
do $$ begin
  alter table payment_attempts add constraint payment_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payment_attempts validate constraint payment_attempts_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'payment_attempts: quedaron filas que apuntan a otras que ya no están (payment_attempts_order_id_fkey)';
end $$;
do $$ begin
  alter table payment_attempts add constraint payment_attempts_source_id_fkey FOREIGN KEY (source_id) REFERENCES payment_sources(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payment_attempts validate constraint payment_attempts_source_id_fkey;
exception when foreign_key_violation then
  raise warning 'payment_attempts: quedaron filas que apuntan a otras que ya no están (payment_attempts_source_id_fkey)';
end $$;
do $$ begin
  alter table payment_attempts add constraint payment_attempts_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES paypal_subscriptions(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payment_attempts validate constraint payment_attempts_subscription_id_fkey;
exception when foreign_key_violation then
  raise warning 'payment_attempts: quedaron filas que apuntan a otras que ya no están (payment_attempts_subscription_id_fkey)';
end $$;
create index if not exists payment_attempts_charging ON public.payment_attempts USING btree (created_at) WHERE ((source_id IS NOT NULL) AND (status = 'open'::text));
create UNIQUE index if not exists payment_attempts_open_once ON public.payment_attempts USING btree (order_id, provider) WHERE (status = 'open'::text);
create index if not exists payment_attempts_order_id_idx ON public.payment_attempts USING btree (order_id);
create UNIQUE index if not exists payment_attempts_provider_provider_id_idx ON public.payment_attempts USING btree (provider, provider_id) WHERE (provider_id IS NOT NULL);
create index if not exists payment_attempts_source_id_idx ON public.payment_attempts USING btree (source_id) WHERE (source_id IS NOT NULL);
create index if not exists payment_attempts_subscription_id_idx ON public.payment_attempts USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);
create index if not exists payment_attempts_unsettled ON public.payment_attempts USING btree (checked_at) WHERE (status = ANY (ARRAY['open'::text, 'pending'::text, 'expired'::text]));
alter table payment_attempts enable row level security;
alter table payment_attempts force row level security;
do $$ begin
  create policy own on payment_attempts for select to estudio_user using (app.owns_order(order_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on payment_attempts for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on payment_attempts for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF status ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION app.announce_order_part();
exception when duplicate_object then null;
end $$;
grant insert, select, update on payment_attempts to estudio_service;
grant select on payment_attempts to estudio_staff, estudio_user;

-- Reglas de payment_comparisons
alter table payment_comparisons enable row level security;
alter table payment_comparisons force row level security;
do $$ begin
  create policy service on payment_comparisons for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on payment_comparisons for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on payment_comparisons to estudio_service;
grant select on payment_comparisons to estudio_staff;

-- Reglas de payment_findings
do $$ begin
  alter table payment_findings add constraint payment_findings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payment_findings validate constraint payment_findings_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'payment_findings: quedaron filas que apuntan a otras que ya no están (payment_findings_order_id_fkey)';
end $$;
create index if not exists payment_findings_open ON public.payment_findings USING btree (found_at, id) WHERE (resolved_at IS NULL);
create index if not exists payment_findings_order_id_idx ON public.payment_findings USING btree (order_id);
create index if not exists payment_findings_resolved ON public.payment_findings USING btree (resolved_at, id) WHERE (resolved_at IS NOT NULL);
create index if not exists payment_findings_unmailed ON public.payment_findings USING btree (found_at) WHERE ((mailed_at IS NULL) AND (resolved_at IS NULL));
alter table payment_findings enable row level security;
alter table payment_findings force row level security;
do $$ begin
  create policy service on payment_findings for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on payment_findings for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE ON public.payment_findings FOR EACH ROW EXECUTE FUNCTION app.announce_payment_finding();
exception when duplicate_object then null;
end $$;
grant insert, select, update on payment_findings to estudio_service;
grant select on payment_findings to estudio_staff;

-- Reglas de payment_sources
do $$ begin
  alter table payment_sources add constraint payment_sources_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payment_sources validate constraint payment_sources_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'payment_sources: quedaron filas que apuntan a otras que ya no están (payment_sources_membership_id_fkey)';
end $$;
create UNIQUE index if not exists payment_sources_asked_once ON public.payment_sources USING btree (membership_id) WHERE (state = ANY (ARRAY['asked'::text, 'approved'::text]));
create UNIQUE index if not exists payment_sources_available_once ON public.payment_sources USING btree (membership_id) WHERE (state = 'available'::text);
create index if not exists payment_sources_membership_id_asked_at_idx ON public.payment_sources USING btree (membership_id, asked_at);
create index if not exists payment_sources_undecided ON public.payment_sources USING btree (asked_at) WHERE (state = ANY (ARRAY['asked'::text, 'approved'::text]));
alter table payment_sources enable row level security;
alter table payment_sources force row level security;
do $$ begin
  create policy own on payment_sources for select to estudio_user using (app.owns_membership(membership_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on payment_sources for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on payment_sources for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF state ON public.payment_sources FOR EACH ROW EXECUTE FUNCTION app.announce_membership_part();
exception when duplicate_object then null;
end $$;
grant insert, select, update on payment_sources to estudio_service;
grant select on payment_sources to estudio_staff, estudio_user;

-- Reglas de payments
do $$ begin
  alter table payments add constraint payments_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id) DEFERRABLE INITIALLY DEFERRED not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payments validate constraint payments_attempt_id_fkey;
exception when foreign_key_violation then
  raise warning 'payments: quedaron filas que apuntan a otras que ya no están (payments_attempt_id_fkey)';
end $$;
do $$ begin
  alter table payments add constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table payments validate constraint payments_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'payments: quedaron filas que apuntan a otras que ya no están (payments_order_id_fkey)';
end $$;
create index if not exists payments_of_other_amounts ON public.payments USING btree (amount) WHERE (role = 'mismatch'::text);
create index if not exists payments_order_id_idx ON public.payments USING btree (order_id);
create index if not exists payments_received_at_idx ON public.payments USING btree (received_at);
create UNIQUE index if not exists payments_settle_once ON public.payments USING btree (order_id) WHERE (role = 'settles'::text);
alter table payments enable row level security;
alter table payments force row level security;
do $$ begin
  create policy own on payments for select to estudio_user using (app.owns_order(order_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on payments for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on payments for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on payments to estudio_service;
grant select on payments to estudio_staff, estudio_user;

-- Reglas de paypal_subscriptions
do $$ begin
  alter table paypal_subscriptions add constraint paypal_subscriptions_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table paypal_subscriptions validate constraint paypal_subscriptions_membership_id_fkey;
exception when foreign_key_violation then
  raise warning 'paypal_subscriptions: quedaron filas que apuntan a otras que ya no están (paypal_subscriptions_membership_id_fkey)';
end $$;
create index if not exists paypal_subscriptions_membership_id_asked_at_idx ON public.paypal_subscriptions USING btree (membership_id, asked_at);
create UNIQUE index if not exists paypal_subscriptions_once ON public.paypal_subscriptions USING btree (membership_id) WHERE (state = ANY (ARRAY['opening'::text, 'waiting'::text, 'active'::text]));
create index if not exists paypal_subscriptions_to_look_at ON public.paypal_subscriptions USING btree (next_look_at) WHERE (next_look_at IS NOT NULL);
alter table paypal_subscriptions enable row level security;
alter table paypal_subscriptions force row level security;
do $$ begin
  create policy own on paypal_subscriptions for select to estudio_user using (app.owns_membership(membership_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on paypal_subscriptions for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on paypal_subscriptions for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF state, next_charge_at, failed_at ON public.paypal_subscriptions FOR EACH ROW EXECUTE FUNCTION app.announce_membership_part();
exception when duplicate_object then null;
end $$;
grant insert, select, update on paypal_subscriptions to estudio_service;
grant select on paypal_subscriptions to estudio_staff, estudio_user;

-- Reglas de projects
do $$ begin
  alter table projects add constraint projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table projects validate constraint projects_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'projects: quedaron filas que apuntan a otras que ya no están (projects_user_id_fkey)';
end $$;
create index if not exists projects_deleted_at_idx ON public.projects USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
create index if not exists projects_search ON public.projects USING gin (search gin_trgm_ops) WITH (fastupdate=off);
create index if not exists projects_user_id_created_at_idx ON public.projects USING btree (user_id, created_at DESC);
alter table projects enable row level security;
alter table projects force row level security;
do $$ begin
  create policy own on projects for all to estudio_user using ((user_id = ( SELECT app.uid() AS uid))) with check ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on projects for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on projects for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF status, revision, audio_file_url, cover_image_url, metadata, deleted_at ON public.projects FOR EACH ROW EXECUTE FUNCTION app.announce_project();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on projects to estudio_service, estudio_user;
grant select on projects to estudio_staff;

-- Reglas de proposal_entries
do $$ begin
  alter table proposal_entries add constraint proposal_entries_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES contact_submissions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table proposal_entries validate constraint proposal_entries_proposal_id_fkey;
exception when foreign_key_violation then
  raise warning 'proposal_entries: quedaron filas que apuntan a otras que ya no están (proposal_entries_proposal_id_fkey)';
end $$;
create index if not exists proposal_entries_proposal_id_at_id_idx ON public.proposal_entries USING btree (proposal_id, at, id);
alter table proposal_entries enable row level security;
alter table proposal_entries force row level security;
do $$ begin
  create policy service on proposal_entries for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on proposal_entries for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on proposal_entries for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_insert on proposal_entries for insert to estudio_staff with check ((staff_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT ON public.proposal_entries FOR EACH ROW EXECUTE FUNCTION app.announce_proposal();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.proposal_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only_delete BEFORE DELETE ON public.proposal_entries FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on proposal_entries to estudio_service, estudio_staff;

-- Reglas de proposal_presence
do $$ begin
  alter table proposal_presence add constraint proposal_presence_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES contact_submissions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table proposal_presence validate constraint proposal_presence_proposal_id_fkey;
exception when foreign_key_violation then
  raise warning 'proposal_presence: quedaron filas que apuntan a otras que ya no están (proposal_presence_proposal_id_fkey)';
end $$;
alter table proposal_presence enable row level security;
alter table proposal_presence force row level security;
do $$ begin
  create policy service on proposal_presence for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_delete on proposal_presence for delete to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on proposal_presence for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on proposal_presence for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_own on proposal_presence for all to estudio_staff using ((staff_id = ( SELECT app.uid() AS uid))) with check ((staff_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce_again AFTER UPDATE ON public.proposal_presence FOR EACH ROW WHEN ((old.since <> new.since)) EXECUTE FUNCTION app.announce_presence();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce_begin AFTER INSERT ON public.proposal_presence FOR EACH ROW EXECUTE FUNCTION app.announce_presence();
exception when duplicate_object then null;
end $$;
grant delete, insert, select on proposal_presence to estudio_service;
grant delete, insert, select, update on proposal_presence to estudio_staff;

-- Reglas de proposal_replies
do $$ begin
  alter table proposal_replies add constraint proposal_replies_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES contact_submissions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table proposal_replies validate constraint proposal_replies_proposal_id_fkey;
exception when foreign_key_violation then
  raise warning 'proposal_replies: quedaron filas que apuntan a otras que ya no están (proposal_replies_proposal_id_fkey)';
end $$;
create index if not exists proposal_replies_proposal_id_written_at_id_idx ON public.proposal_replies USING btree (proposal_id, written_at, id);
alter table proposal_replies enable row level security;
alter table proposal_replies force row level security;
do $$ begin
  create policy service on proposal_replies for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on proposal_replies for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_insert on proposal_replies for insert to estudio_staff with check (((staff_id = ( SELECT app.uid() AS uid)) AND (sent_at IS NULL) AND (undone_at IS NULL)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_update on proposal_replies for update to estudio_staff using ((sent_at IS NULL)) with check (((sent_at IS NULL) AND (undone_by = ( SELECT app.uid() AS uid))));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE ON public.proposal_replies FOR EACH ROW EXECUTE FUNCTION app.announce_proposal();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER words_stay BEFORE UPDATE OF id, proposal_id, staff_id, body, written_at ON public.proposal_replies FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on proposal_replies to estudio_staff;
grant insert, select, update on proposal_replies to estudio_service;
grant update (undone_at) on proposal_replies to estudio_staff;
grant update (undone_by) on proposal_replies to estudio_staff;

-- Reglas de provider_events
create index if not exists provider_events_received_at_idx ON public.provider_events USING btree (received_at);
create index if not exists provider_events_subject_id_idx ON public.provider_events USING btree (subject_id);
create index if not exists provider_events_subject_id_idx1 ON public.provider_events USING btree (subject_id);
create index if not exists provider_events_subject_reference_idx ON public.provider_events USING btree (subject_reference);
create index if not exists provider_events_waiting ON public.provider_events USING btree (next_try_at) WHERE (applied_at IS NULL);
alter table provider_events enable row level security;
alter table provider_events force row level security;
do $$ begin
  create policy service on provider_events for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on provider_events for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on provider_events to estudio_service;
grant select on provider_events to estudio_staff;

-- Reglas de published_answer_times
create index if not exists published_answer_times_published_at_idx ON public.published_answer_times USING btree (published_at);
alter table published_answer_times enable row level security;
alter table published_answer_times force row level security;
do $$ begin
  create policy service on published_answer_times for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT ON public.published_answer_times FOR EACH ROW EXECUTE FUNCTION app.announce_answer_times();
exception when duplicate_object then null;
end $$;
grant insert, select on published_answer_times to estudio_service;

-- Reglas de quote_numbers
alter table quote_numbers enable row level security;
alter table quote_numbers force row level security;
do $$ begin
  create policy service on quote_numbers for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on quote_numbers to estudio_service;

-- Reglas de quotes
do $$ begin
  alter table quotes add constraint quotes_erased_with_fkey FOREIGN KEY (erased_with) REFERENCES contact_submissions(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table quotes validate constraint quotes_erased_with_fkey;
exception when foreign_key_violation then
  raise warning 'quotes: quedaron filas que apuntan a otras que ya no están (quotes_erased_with_fkey)';
end $$;
do $$ begin
  alter table quotes add constraint quotes_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES contact_submissions(id) ON DELETE SET NULL not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table quotes validate constraint quotes_proposal_id_fkey;
exception when foreign_key_violation then
  raise warning 'quotes: quedaron filas que apuntan a otras que ya no están (quotes_proposal_id_fkey)';
end $$;
create index if not exists quotes_by_status ON public.quotes USING btree (status, created_at, id);
create index if not exists quotes_by_time ON public.quotes USING btree (created_at, id);
create index if not exists quotes_erased_with_idx ON public.quotes USING btree (erased_with);
create index if not exists quotes_lower_idx ON public.quotes USING btree (lower(email));
create index if not exists quotes_proposal_id_idx ON public.quotes USING btree (proposal_id);
create index if not exists quotes_search ON public.quotes USING gin (search gin_trgm_ops) WITH (fastupdate=off);
alter table quotes enable row level security;
alter table quotes force row level security;
do $$ begin
  create policy service on quotes for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on quotes for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_delete on quotes for delete to estudio_staff using ((status = 'draft'::text));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_insert on quotes for insert to estudio_staff with check (((status = 'draft'::text) AND (created_by = ( SELECT app.uid() AS uid))));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff_update on quotes for update to estudio_staff using ((status = ANY (ARRAY['draft'::text, 'sent'::text]))) with check ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'withdrawn'::text])));
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE ON public.quotes FOR EACH ROW EXECUTE FUNCTION app.announce_quote();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER keep BEFORE DELETE OR UPDATE ON public.quotes FOR EACH ROW EXECUTE FUNCTION app.keep_quote();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.quotes FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on quotes to estudio_staff;
grant insert, select, update on quotes to estudio_service;

-- Reglas de rate_limits
create index if not exists rate_limits_expire_idx ON public.rate_limits USING btree (expire);
alter table rate_limits enable row level security;
alter table rate_limits force row level security;
do $$ begin
  create policy service on rate_limits for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on rate_limits to estudio_service;

-- Reglas de receipt_starts
alter table receipt_starts enable row level security;
alter table receipt_starts force row level security;
do $$ begin
  create policy service on receipt_starts for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.receipt_starts FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on receipt_starts to estudio_service;

-- Reglas de receipts
do $$ begin
  alter table receipts add constraint receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table receipts validate constraint receipts_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'receipts: quedaron filas que apuntan a otras que ya no están (receipts_order_id_fkey)';
end $$;
do $$ begin
  alter table receipts add constraint receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table receipts validate constraint receipts_payment_id_fkey;
exception when foreign_key_violation then
  raise warning 'receipts: quedaron filas que apuntan a otras que ya no están (receipts_payment_id_fkey)';
end $$;
create index if not exists receipts_issued_at_idx ON public.receipts USING btree (issued_at) WHERE (mailed_at IS NULL);
create index if not exists receipts_order_id_idx ON public.receipts USING btree (order_id);
alter table receipts enable row level security;
alter table receipts force row level security;
do $$ begin
  create policy own on receipts for select to estudio_user using (app.owns_order(order_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on receipts for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on receipts for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF mailed_at, delivered_at, mail_failure ON public.receipts FOR EACH ROW EXECUTE FUNCTION app.announce_order_part();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only_delete BEFORE DELETE OR TRUNCATE ON public.receipts FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select, update on receipts to estudio_service;
grant select on receipts to estudio_staff, estudio_user;

-- Reglas de refunds
do $$ begin
  alter table refunds add constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table refunds validate constraint refunds_order_id_fkey;
exception when foreign_key_violation then
  raise warning 'refunds: quedaron filas que apuntan a otras que ya no están (refunds_order_id_fkey)';
end $$;
do $$ begin
  alter table refunds add constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table refunds validate constraint refunds_payment_id_fkey;
exception when foreign_key_violation then
  raise warning 'refunds: quedaron filas que apuntan a otras que ya no están (refunds_payment_id_fkey)';
end $$;
create index if not exists refunds_by_key ON public.refunds USING btree (app.reference_key(provider_id));
create index if not exists refunds_order_id_idx ON public.refunds USING btree (order_id);
create index if not exists refunds_payment_id_idx ON public.refunds USING btree (payment_id);
create index if not exists refunds_to_mail ON public.refunds USING btree (done_at) WHERE ((status = 'done'::text) AND (mailed_at IS NULL));
create index if not exists refunds_to_send ON public.refunds USING btree (next_try_at) WHERE (status = ANY (ARRAY['asked'::text, 'pending'::text]));
create index if not exists refunds_to_tell ON public.refunds USING btree (asked_at) WHERE ((status <> 'done'::text) AND ((asked_mailed_at IS NULL) OR ((status = 'manual'::text) AND (account_asked_at IS NULL))));
alter table refunds enable row level security;
alter table refunds force row level security;
do $$ begin
  create policy own on refunds for select to estudio_user using (app.owns_order(order_id));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on refunds for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on refunds for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR UPDATE OF status, mail_count, delivered_at, mail_failure ON public.refunds FOR EACH ROW EXECUTE FUNCTION app.announce_order_part();
exception when duplicate_object then null;
end $$;
grant insert, select, update on refunds to estudio_service;
grant select on refunds to estudio_staff, estudio_user;

-- Reglas de saved_replies
create UNIQUE index if not exists saved_replies_title ON public.saved_replies USING btree (app.fold_text(title));
alter table saved_replies enable row level security;
alter table saved_replies force row level security;
do $$ begin
  create policy service on saved_replies for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on saved_replies for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on saved_replies for all to estudio_staff using (true) with check ((changed_by = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on saved_replies to estudio_staff;
grant insert, select on saved_replies to estudio_service;

-- Reglas de sessions
do $$ begin
  alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table sessions validate constraint sessions_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'sessions: quedaron filas que apuntan a otras que ya no están (sessions_user_id_fkey)';
end $$;
create index if not exists sessions_user_id_idx ON public.sessions USING btree (user_id);
alter table sessions enable row level security;
alter table sessions force row level security;
do $$ begin
  create policy service on sessions for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER DELETE ON public.sessions FOR EACH ROW EXECUTE FUNCTION app.announce_session_end();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on sessions to estudio_service;

-- Reglas de tool_runs
do $$ begin
  alter table tool_runs add constraint tool_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table tool_runs validate constraint tool_runs_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'tool_runs: quedaron filas que apuntan a otras que ya no están (tool_runs_user_id_fkey)';
end $$;
create index if not exists tool_runs_finished ON public.tool_runs USING btree (tool, finished_at DESC) WHERE ((state = 'done'::text) AND (finished_at IS NOT NULL));
create index if not exists tool_runs_of_person ON public.tool_runs USING btree (user_id, tool, created_at DESC, id);
create index if not exists tool_runs_waiting ON public.tool_runs USING btree (created_at) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
alter table tool_runs enable row level security;
alter table tool_runs force row level security;
do $$ begin
  create policy own on tool_runs for select to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy own_changes on tool_runs for update to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy own_deletions on tool_runs for delete to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on tool_runs for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE OF state, progress ON public.tool_runs FOR EACH ROW EXECUTE FUNCTION app.announce_run();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on tool_runs to estudio_service;
grant delete, select on tool_runs to estudio_user;
grant update (result) on tool_runs to estudio_user;
grant update (revision) on tool_runs to estudio_user;
grant update (updated_at) on tool_runs to estudio_user;

-- Reglas de tool_usage
do $$ begin
  alter table tool_usage add constraint tool_usage_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table tool_usage validate constraint tool_usage_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'tool_usage: quedaron filas que apuntan a otras que ya no están (tool_usage_user_id_fkey)';
end $$;
alter table tool_usage enable row level security;
alter table tool_usage force row level security;
do $$ begin
  create policy own on tool_usage for select to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on tool_usage for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER note_monthly_usage AFTER INSERT OR UPDATE ON public.tool_usage FOR EACH ROW EXECUTE FUNCTION app.note_monthly_usage();
exception when duplicate_object then null;
end $$;
grant insert, select, update on tool_usage to estudio_service;
grant select on tool_usage to estudio_user;

-- Reglas de transfer_reports
do $$ begin
  alter table transfer_reports add constraint transfer_reports_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id) not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table transfer_reports validate constraint transfer_reports_attempt_id_fkey;
exception when foreign_key_violation then
  raise warning 'transfer_reports: quedaron filas que apuntan a otras que ya no están (transfer_reports_attempt_id_fkey)';
end $$;
create index if not exists transfer_reports_by_key ON public.transfer_reports USING btree (app.reference_key(reference));
create index if not exists transfer_reports_undecided ON public.transfer_reports USING btree (attempt_id) WHERE (decided_at IS NULL);
alter table transfer_reports enable row level security;
alter table transfer_reports force row level security;
do $$ begin
  create policy own on transfer_reports for select to estudio_user using ((EXISTS ( SELECT
   FROM payment_attempts
  WHERE ((payment_attempts.id = transfer_reports.attempt_id) AND app.owns_order(payment_attempts.order_id)))));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on transfer_reports for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on transfer_reports for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
grant insert, select, update on transfer_reports to estudio_service;
grant select on transfer_reports to estudio_staff, estudio_user;

-- Reglas de trial_claims
alter table trial_claims enable row level security;
alter table trial_claims force row level security;
do $$ begin
  create policy service on trial_claims for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.trial_claims FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on trial_claims to estudio_service;

-- Reglas de two_factors
do $$ begin
  alter table two_factors add constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table two_factors validate constraint two_factors_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'two_factors: quedaron filas que apuntan a otras que ya no están (two_factors_user_id_fkey)';
end $$;
alter table two_factors enable row level security;
alter table two_factors force row level security;
do $$ begin
  create policy service on two_factors for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on two_factors to estudio_service;

-- Reglas de uploads
do $$ begin
  alter table uploads add constraint uploads_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table uploads validate constraint uploads_project_id_fkey;
exception when foreign_key_violation then
  raise warning 'uploads: quedaron filas que apuntan a otras que ya no están (uploads_project_id_fkey)';
end $$;
do $$ begin
  alter table uploads add constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table uploads validate constraint uploads_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'uploads: quedaron filas que apuntan a otras que ya no están (uploads_user_id_fkey)';
end $$;
create index if not exists uploads_project_id_idx ON public.uploads USING btree (project_id);
create index if not exists uploads_user_id_idx ON public.uploads USING btree (user_id);
alter table uploads enable row level security;
alter table uploads force row level security;
do $$ begin
  create policy own on uploads for all to estudio_user using ((user_id = ( SELECT app.uid() AS uid))) with check (((user_id = ( SELECT app.uid() AS uid)) AND ( SELECT app.owns_project(uploads.project_id) AS owns_project)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on uploads for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER INSERT OR DELETE ON public.uploads FOR EACH ROW EXECUTE FUNCTION app.announce_upload();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on uploads to estudio_service, estudio_user;

-- Reglas de user_entries
do $$ begin
  alter table user_entries add constraint user_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table user_entries validate constraint user_entries_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'user_entries: quedaron filas que apuntan a otras que ya no están (user_entries_user_id_fkey)';
end $$;
create index if not exists user_entries_user_id_at_id_idx ON public.user_entries USING btree (user_id, at, id);
alter table user_entries enable row level security;
alter table user_entries force row level security;
do $$ begin
  create policy own on user_entries for select to estudio_user using ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on user_entries for select to estudio_service using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service_insert on user_entries for insert to estudio_service with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on user_entries for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON public.user_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER append_only_delete BEFORE DELETE ON public.user_entries FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION app.refuse_change();
exception when duplicate_object then null;
end $$;
grant insert, select on user_entries to estudio_service;
grant select on user_entries to estudio_staff, estudio_user;

-- Reglas de user_settings
do $$ begin
  alter table user_settings add constraint user_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE not valid;
exception when duplicate_object then null;
end $$;
do $$ begin
  alter table user_settings validate constraint user_settings_user_id_fkey;
exception when foreign_key_violation then
  raise warning 'user_settings: quedaron filas que apuntan a otras que ya no están (user_settings_user_id_fkey)';
end $$;
alter table user_settings enable row level security;
alter table user_settings force row level security;
do $$ begin
  create policy own on user_settings for all to estudio_user using ((user_id = ( SELECT app.uid() AS uid))) with check ((user_id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on user_settings for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on user_settings to estudio_service, estudio_user;

-- Reglas de users
create index if not exists users_by_time ON public.users USING btree (created_at, id);
create index if not exists users_deletion_due_at_idx ON public.users USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
create index if not exists users_in_review ON public.users USING btree (created_at, id) WHERE (review_asked_at IS NOT NULL);
create index if not exists users_leaving ON public.users USING btree (created_at, id) WHERE (deletion_due_at IS NOT NULL);
create index if not exists users_search ON public.users USING gin (search gin_trgm_ops) WITH (fastupdate=off);
create index if not exists users_staff ON public.users USING btree (display_name, id) WHERE is_staff;
create index if not exists users_staff_by_time ON public.users USING btree (created_at, id) WHERE is_staff;
create index if not exists users_suspended ON public.users USING btree (created_at, id) WHERE (suspended_at IS NOT NULL);
create index if not exists users_unconfirmed ON public.users USING btree (created_at, id) WHERE (NOT email_verified);
alter table users enable row level security;
alter table users force row level security;
do $$ begin
  create policy own on users for select to estudio_user using ((id = ( SELECT app.uid() AS uid)));
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy service on users for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  create policy staff on users for select to estudio_staff using (true);
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER announce AFTER UPDATE OF suspended_at, review_asked_at, is_staff, tier, role ON public.users FOR EACH ROW EXECUTE FUNCTION app.announce_user();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER forget_payment_sources BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_payment_sources();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER forget_paypal_subscriptions BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_paypal_subscriptions();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER leave_membership BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.leave_membership();
exception when duplicate_object then null;
end $$;
do $$ begin
  CREATE TRIGGER pseudonymise_orders BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.pseudonymise_orders();
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on users to estudio_service;
grant select on users to estudio_staff, estudio_user;

-- Reglas de verifications
create index if not exists verifications_identifier_idx ON public.verifications USING btree (identifier);
alter table verifications enable row level security;
alter table verifications force row level security;
do $$ begin
  create policy service on verifications for all to estudio_service using (true) with check (true);
exception when duplicate_object then null;
end $$;
grant delete, insert, select, update on verifications to estudio_service;

commit;
