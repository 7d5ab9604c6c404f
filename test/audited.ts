import type { TestServices } from './test-services.ts';

/** What was noted of one action, the oldest first. */
export const audited = ({ db }: TestServices, action: string) =>
  db.service
    .selectFrom('audit_log')
    .select(['staff_id as staffId', 'subject_kind as kind', 'subject_id as id', 'before', 'after'])
    .where('action', '=', action)
    .orderBy('at')
    .execute();
