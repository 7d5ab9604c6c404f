-- Membership: what a person tried and paid, period by period, and each event that moved it. `packages/membership` decides what
-- follows from what; these tables keep it. A period is paid by an order, as anything else is.

-- What the staff gave an account, and until when its membership gives it more: access begins and ends by the time alone.
-- `tier` and `subscription_status` say the same for who reads the table, as of the last look at the membership.
alter table users add column granted_tier text not null default 'free'
  check (granted_tier in ('free', 'pro', 'enterprise'));
alter table users add column member_until timestamptz;
-- The owner may, where nothing is forced on them.
alter table users no force row level security;
update users set granted_tier = tier where tier <> 'free';
alter table users force row level security;
alter table users alter column subscription_status set default 'none';

-- One a person, for good; it stays without them when their account goes, as their orders do. `told` is what was said since
-- the last payment, `access_until` when access ends if nothing more happens, `next_look_at` when time alone changes something.
create table memberships (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  status text not null default 'none'
    check (status in ('none', 'trialing', 'active', 'past_due', 'cancelled_at_period_end', 'ended')),
  trial_starts_at timestamptz,
  trial_ends_at timestamptz,
  renewal text not null default 'link' check (renewal in ('link', 'nequi', 'paypal')),
  next_plan text check (next_plan in ('month', 'year')),
  cancelled_at timestamptz,
  told jsonb not null default '[]' check (jsonb_typeof(told) = 'array'),
  access_until timestamptz,
  next_look_at timestamptz,
  looked_at timestamptz not null,
  created_at timestamptz not null,
  check ((trial_starts_at is null) = (trial_ends_at is null))
);
create unique index memberships_once on memberships (user_id) where user_id is not null;
create index memberships_to_look_at on memberships (next_look_at);
create index on memberships (status, access_until);

-- An order of a period of a membership; of a period one is paid, and what comes in for another goes back. `takes_over`: it begins
-- now, in place of the one that runs. `is_renewal`: made by the clock, at a price that was told; it is kept until the grace is over.
alter table orders add column membership_id uuid references memberships;
alter table orders add column membership_period integer check (membership_period > 0);
alter table orders add column plan text check (plan in ('month', 'year'));
alter table orders add column takes_over boolean not null default false;
alter table orders add column is_renewal boolean not null default false;
alter table orders add check (num_nonnulls(membership_id, membership_period, plan) in (0, 3));
alter table orders add check (membership_id is not null or not (takes_over or is_renewal));
create unique index orders_period_paid_once on orders (membership_id, membership_period) where status = 'paid';
create index on orders (membership_id, membership_period) where membership_id is not null;

-- `anchor` and `months`: its end is so many calendar months after it. It was cut where its money went back, or where the order
-- `replaced_by` took its place. `price` is in cents of a dollar.
create table membership_periods (
  membership_id uuid not null references memberships,
  number integer not null check (number > 0),
  order_id uuid not null unique references orders,
  plan text not null check (plan in ('month', 'year')),
  price bigint not null check (price > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  anchor timestamptz not null,
  months integer not null check (months > 0),
  cut_at timestamptz,
  replaced_by uuid references orders,
  primary key (membership_id, number)
);

-- Every event that moved a membership, in their order: the state is what they come to.
create table membership_events (
  membership_id uuid not null references memberships,
  place integer not null check (place > 0),
  at timestamptz not null,
  event jsonb not null check (jsonb_typeof(event) = 'object'),
  primary key (membership_id, place)
);
create trigger append_only before update or delete or truncate on membership_events
  for each statement execute function app.refuse_change();

-- Who had a trial: nothing but a keyed hash of an address, which outlives the account.
create table trial_claims (
  address_hash text primary key check (length(address_hash) = 43),
  claimed_at timestamptz not null
);
create trigger append_only before update or delete or truncate on trial_claims
  for each statement execute function app.refuse_change();

create function app.leave_membership() returns trigger
  language plpgsql
as $$
begin
  update public.memberships set user_id = null where user_id = old.id;
  return old;
end
$$;
create trigger leave_membership before delete on users
  for each row execute function app.leave_membership();

create function app.announce_membership() returns trigger
  language plpgsql
as $$
begin
  if new.user_id is not null then
    perform app.announce(new.user_id, 'membership', new.id);
  end if;
  return null;
end
$$;
create trigger announce after insert or update on memberships
  for each row execute function app.announce_membership();

create function app.owns_membership(wanted uuid) returns boolean
  language sql stable
  return exists (select from public.memberships where id = wanted and user_id = app.uid());
grant execute on function app.owns_membership(uuid) to estudio_user;

do $$
declare
  name text;
begin
  foreach name in array array['memberships', 'membership_periods', 'membership_events', 'trial_claims'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy service on %I to estudio_service using (true) with check (true)', name);
    execute format('grant select, insert on %I to estudio_service', name);
  end loop;
  foreach name in array array['memberships', 'membership_periods', 'membership_events'] loop
    execute format('grant select on %I to estudio_staff', name);
    execute format('create policy staff on %I for select to estudio_staff using (true)', name);
    execute format('grant select on %I to estudio_user', name);
  end loop;
end
$$;
grant update on memberships, membership_periods to estudio_service;
create policy own on memberships for select to estudio_user using (user_id = (select app.uid()));
create policy own on membership_periods for select to estudio_user using (app.owns_membership(membership_id));
create policy own on membership_events for select to estudio_user using (app.owns_membership(membership_id));
