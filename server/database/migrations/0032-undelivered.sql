-- What became of the mails of a request and of a quote: null as long as the last of them was taken by a mail server, or
-- may still be.
alter table legal_requests add column mail_failure text check (mail_failure in ('refused', 'given-up'));
alter table quotes add column mail_failure text check (mail_failure in ('refused', 'given-up'));
create index legal_requests_undelivered on legal_requests (created_at, id) where mail_failure is not null;

-- A mail that reached nobody is a part of the history: `mail_of` is the entry that it was about, null for the radicado.
alter table legal_request_entries
  add column mail_of uuid,
  add column failure text check (failure in ('refused', 'given-up'));
alter table legal_request_entries drop constraint legal_request_entries_kind_check;
alter table legal_request_entries add constraint legal_request_entries_kind_check check (kind in (
  'started', 'asked', 'completed', 'extended', 'answered', 'closed', 'abandoned',
  'note', 'identity', 'exported', 'erased', 'undelivered', 'reached'
));
alter table legal_request_entries add check ((kind = 'undelivered') = (failure is not null));
create unique index legal_request_entries_undelivered on legal_request_entries (request_id, coalesce(mail_of, request_id))
  where kind = 'undelivered';

-- The staff says that it reached the person by other means.
grant update (mail_failure) on legal_requests to estudio_staff;

-- As before, and `mail_failure` follows what became of the mails, whatever became of the quote.
create or replace function app.keep_quote() returns trigger
  language plpgsql
as $$
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
$$;
