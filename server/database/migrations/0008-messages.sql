-- What people write to the studio, with the proof that they agreed to its treatment (Ley 1581 of 2012).
-- `consent` is {"granted_at", "text", "ip", "user_agent"}; `digest` is the SHA-256 of the message and its day, so that a
-- form posted twice is one message.
alter table contacts
  add column consent jsonb not null default '{}',
  add column digest text unique;
alter table contact_submissions
  add column consent jsonb not null default '{}',
  add column digest text unique;
create index on contacts (lower(email));
create index on contact_submissions (lower(email));

-- The newsletter: nobody is on it before they press the button of the mail that asks them.
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  consent jsonb not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index on newsletter_subscribers (status, asked_at);

alter table newsletter_subscribers enable row level security;
alter table newsletter_subscribers force row level security;
grant select, insert, update, delete on newsletter_subscribers to estudio_service;
create policy service on newsletter_subscribers to estudio_service using (true) with check (true);
grant select on newsletter_subscribers to estudio_staff;
create policy staff on newsletter_subscribers for select to estudio_staff using (true);
