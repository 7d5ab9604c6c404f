-- The queue's own tables; pg-boss makes and migrates what is inside.
create schema jobs;
grant usage, create on schema jobs to estudio_service;
