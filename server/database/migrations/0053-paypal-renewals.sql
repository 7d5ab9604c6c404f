-- Subscriptions at PayPal by which members let it charge each period. PayPal counts the days and takes the money; here stands
-- what was agreed to, and whether it is still wanted.

-- `opening`: kept, and PayPal is asked for it under `reference`; `waiting`: its person approves it at `url`; `active`: PayPal
-- charges it; `ending`: PayPal is told that it ends, until it says so; `ended`. Its first `first_cycles` charges are of
-- `first_price`, and the others of `price`, in cents of a dollar. `ended_by`: its person, or what they did with the membership;
-- PayPal, or its person there; another price since; or nobody approved it in time. Of the last charge that failed, `failed_at`
-- and when PayPal tries again. Its charges were listed until `charges_seen_at`; it is asked about again at `next_look_at`.
create table paypal_subscriptions (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references memberships,
  state text not null default 'opening'
    check (state in ('opening', 'waiting', 'active', 'ending', 'ended')),
  ended_by text check (ended_by in ('person', 'paypal', 'price', 'nobody')),
  reference text not null unique check (length(reference) between 1 and 90),
  provider_id text unique check (length(provider_id) <= 64),
  url text,
  plan text not null check (plan in ('month', 'year')),
  price bigint not null check (price > 0),
  first_cycles integer not null default 0 check (first_cycles >= 0),
  first_price bigint check (first_price > 0),
  starts_at timestamptz not null,
  asked_at timestamptz not null,
  approved_at timestamptz,
  ended_at timestamptz,
  next_charge_at timestamptz,
  failed_at timestamptz,
  retry_at timestamptz,
  charges_seen_at timestamptz not null,
  looked_at timestamptz,
  next_look_at timestamptz,
  check ((first_cycles > 0) = (first_price is not null)),
  check ((state in ('ending', 'ended')) = (ended_by is not null)),
  check (state in ('opening', 'ended', 'ending') or provider_id is not null)
);
create unique index paypal_subscriptions_once on paypal_subscriptions (membership_id)
  where state in ('opening', 'waiting', 'active');
create index on paypal_subscriptions (membership_id, asked_at);
create index paypal_subscriptions_to_look_at on paypal_subscriptions (next_look_at) where next_look_at is not null;

-- A charge without the person, of this subscription.
alter table payment_attempts add column subscription_id uuid references paypal_subscriptions;
create index on payment_attempts (subscription_id) where subscription_id is not null;

-- `revoked`: it was charged when PayPal was not to charge any more.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in (
  'duplicate', 'revoked', 'mismatch', 'withdrawal', 'reversal', 'courtesy', 'provider'
));

-- Whoever leaves is charged no more, and what PayPal sent about it may name them. The membership is held first, as by whatever
-- else moves it.
create function app.forget_paypal_subscriptions() returns trigger
  language plpgsql
as $$
begin
  perform from public.memberships where user_id = old.id for update;
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
$$;
-- Before `leave_membership`, by its name.
create trigger forget_paypal_subscriptions before delete on users
  for each row execute function app.forget_paypal_subscriptions();

create function app.announce_paypal_subscription() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(user_id, 'membership', id) from public.memberships
    where id = new.membership_id and user_id is not null;
  return null;
end
$$;
create trigger announce after insert or update of state, next_charge_at, failed_at on paypal_subscriptions
  for each row execute function app.announce_paypal_subscription();

alter table paypal_subscriptions enable row level security;
alter table paypal_subscriptions force row level security;
create policy service on paypal_subscriptions to estudio_service using (true) with check (true);
grant select, insert, update on paypal_subscriptions to estudio_service;
grant select on paypal_subscriptions to estudio_staff, estudio_user;
create policy staff on paypal_subscriptions for select to estudio_staff using (true);
create policy own on paypal_subscriptions for select to estudio_user using (app.owns_membership(membership_id));
