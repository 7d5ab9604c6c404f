-- The queue's own tables; pg-boss makes and migrates what is inside.
create schema jobs authorization estudio_service;
