-- Who left the newsletter and is asked again stays as they were until they say yes: the proof of the new request waits
-- beside the proof of the old one, which is kept so that nobody writes to them.
alter table newsletter_subscribers add column asked_consent jsonb;
