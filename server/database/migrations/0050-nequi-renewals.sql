-- Accounts at Nequi that members let Wompi charge each period from. Of its telephone the last four digits are kept.

-- `asked`: its owner answers in their app; `approved`: they said yes, and Wompi makes a source of it; `available`: it is
-- charged, as Wompi's `provider_id`; `declined`, `expired` and `removed` are ends. Wompi gives no source of this kind back
-- (PUT /payment_sources/:id/void is for pre-authorised cards alone): what is removed here nobody charges any more.
-- What was accepted, in which words, when and from where, proves the consent (Ley 1581 of 2012, art. 9).
create table payment_sources (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references memberships,
  state text not null default 'asked'
    check (state in ('asked', 'approved', 'available', 'declined', 'expired', 'removed')),
  token_id text check (length(token_id) <= 64),
  provider_id text check (length(provider_id) <= 64),
  phone_end text check (phone_end ~ '^\d{4}$'),
  terms_url text not null,
  personal_data_url text not null,
  consent_text text not null,
  consent_ip text,
  consent_user_agent text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  removed_at timestamptz,
  checked_at timestamptz,
  check (state <> 'available' or provider_id is not null)
);
create unique index payment_sources_available_once on payment_sources (membership_id) where state = 'available';
create unique index payment_sources_asked_once on payment_sources (membership_id) where state in ('asked', 'approved');
create index on payment_sources (membership_id, asked_at);
create index payment_sources_undecided on payment_sources (asked_at) where state in ('asked', 'approved');

-- A charge without the person, of this source.
alter table payment_attempts add column source_id uuid references payment_sources;
create index payment_attempts_charging on payment_attempts (created_at) where source_id is not null and status = 'open';
create index on payment_attempts (source_id) where source_id is not null;

-- Whoever leaves is charged no more, and nothing says whose account it was.
create function app.forget_payment_sources() returns trigger
  language plpgsql
as $$
begin
  update public.payment_sources s
    set state = case when s.state in ('declined', 'expired') then s.state else 'removed' end,
      token_id = null, provider_id = null, phone_end = null, consent_ip = null, consent_user_agent = null
    from public.memberships m where m.user_id = old.id and s.membership_id = m.id;
  return old;
end
$$;
-- Before `leave_membership`, by its name.
create trigger forget_payment_sources before delete on users
  for each row execute function app.forget_payment_sources();

create function app.announce_payment_source() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(user_id, 'membership', id) from public.memberships
    where id = new.membership_id and user_id is not null;
  return null;
end
$$;
create trigger announce after insert or update of state on payment_sources
  for each row execute function app.announce_payment_source();

alter table payment_sources enable row level security;
alter table payment_sources force row level security;
create policy service on payment_sources to estudio_service using (true) with check (true);
grant select, insert, update on payment_sources to estudio_service;
grant select on payment_sources to estudio_staff, estudio_user;
create policy staff on payment_sources for select to estudio_staff using (true);
create policy own on payment_sources for select to estudio_user using (app.owns_membership(membership_id));
