-- The days, in Bogotá, on which the staff was told which requests are due: one notice a day, whoever looks.
create table legal_reminders (
  day date primary key
);
alter table legal_reminders enable row level security;
alter table legal_reminders force row level security;
grant select, insert on legal_reminders to estudio_service;
create policy service on legal_reminders to estudio_service using (true) with check (true);

-- Who was writing a reply long ago is deleted.
grant delete on proposal_presence to estudio_service;
create policy service_delete on proposal_presence for delete to estudio_service using (true);
