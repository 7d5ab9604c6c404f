-- What members are given: credits for a month of what they paid, the discount on services, and the places of the launch offer.

-- The credits of one month of a paid period (`membership_periods`, which would lead back here over orders), in cents of a dollar: `held` by open orders, `used` by paid ones. What is neither when
-- the month is over is gone. Each change of the three is one conditional statement, and the row keeps them within what was granted.
create table credit_windows (
  membership_id uuid not null references memberships,
  period integer not null,
  place integer not null check (place >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  granted bigint not null check (granted > 0),
  held bigint not null default 0 check (held >= 0),
  used bigint not null default 0 check (used >= 0),
  expired_at timestamptz,
  primary key (membership_id, period, place),
  check (held + used <= granted)
);
create index credit_windows_to_expire on credit_windows (ends_at) where expired_at is null;

-- How the price of an order came about: from `list_price` the percentage off, then the credits of a window. They are `held` until it
-- is paid, and `released` where nobody pays it: what comes in for such an order goes back.
alter table orders add column list_price bigint check (list_price >= price);
alter table orders add column discount_percent integer not null default 0 check (discount_percent between 0 and 99);
alter table orders add column credits bigint not null default 0 check (credits >= 0);
alter table orders add column credit_state text check (credit_state in ('held', 'used', 'released', 'returned'));
alter table orders add column credit_membership uuid;
alter table orders add column credit_period integer;
alter table orders add column credit_place integer;
alter table orders add foreign key (credit_membership, credit_period, credit_place) references credit_windows;
alter table orders add check (num_nonnulls(credit_state, credit_membership, credit_period, credit_place) in (0, 4));
alter table orders add check ((credits > 0) = (credit_state is not null));
create index orders_with_credits on orders (credit_membership, credit_period, credit_place) where credit_membership is not null;

-- The credits of all members, in the books: granted from `promotions`, used or gone back to it.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'provider:wompi', 'provider:paypal', 'provider:manual', 'sales', 'iva', 'clients', 'credits', 'promotions'
));

-- The places of the launch offer: one is held while its order is paid, and kept once it is. The rows themselves are the limit:
-- they are made when somebody first asks for one, as a restored copy finds its tables empty.
alter table orders add column is_launch boolean not null default false;
create table launch_places (
  place integer primary key,
  membership_id uuid unique references memberships,
  order_id uuid references orders,
  held_until timestamptz,
  kept_at timestamptz,
  check (kept_at is null or membership_id is not null)
);
create index launch_places_free on launch_places (place) where kept_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['credit_windows', 'launch_places'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy service on %I to estudio_service using (true) with check (true)', name);
    execute format('grant select, update on %I to estudio_service', name);
    execute format('grant select on %I to estudio_staff', name);
    execute format('create policy staff on %I for select to estudio_staff using (true)', name);
  end loop;
end
$$;
grant insert on credit_windows, launch_places to estudio_service;
grant select on credit_windows to estudio_user;
create policy own on credit_windows for select to estudio_user using (app.owns_membership(membership_id));
