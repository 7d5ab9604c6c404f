-- What charges a membership by itself is a part of it, whichever it is: whoever follows it hears of both by one trigger.
create function app.announce_membership_part() returns trigger
  language plpgsql
as $$
begin
  perform app.announce(user_id, 'membership', id) from public.memberships
    where id = new.membership_id and user_id is not null;
  return null;
end
$$;

drop trigger announce on payment_sources;
drop trigger announce on paypal_subscriptions;
create trigger announce after insert or update of state on payment_sources
  for each row execute function app.announce_membership_part();
create trigger announce after insert or update of state, next_charge_at, failed_at on paypal_subscriptions
  for each row execute function app.announce_membership_part();
drop function app.announce_payment_source();
drop function app.announce_paypal_subscription();
