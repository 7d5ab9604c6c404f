-- Whoever adds an order or a month of credits names the membership: they and a deletion would wait for each other for ever.
create or replace function app.forget_paypal_subscriptions() returns trigger
  language plpgsql
as $$
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
$$;
