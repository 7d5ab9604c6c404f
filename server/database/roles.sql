-- Roles belong to the cluster, not to one database, so they are made (again) before each migration run.
-- estudio_app only logs in. Every query runs as one of the roles below, chosen per transaction.
do $$
declare
  name text;
begin
  foreach name in array array['estudio_anonymous', 'estudio_user', 'estudio_staff', 'estudio_service'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin nosuperuser nobypassrls', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'estudio_app') then
    create role estudio_app login noinherit nosuperuser nobypassrls;
  end if;
end
$$;

grant estudio_anonymous, estudio_user, estudio_staff, estudio_service to estudio_app;
