-- An upload keeps the room of its announced size only while its sender is about; afterwards, that of what arrived.
alter table uploads
  add column arrived bigint not null default 0,
  add column promised_until timestamptz not null default now() + interval '30 minutes';
