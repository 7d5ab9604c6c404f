import { z } from 'zod';
import { bogotaMidnight, isDate } from '#packages/business-days/src/index.ts';
import type { AuditAction } from '#server/services/audit/record-audit.ts';
import type { AuditQuery } from '#server/services/audit-trail/list-audit.ts';
import { type AuditAsked, operatorName } from './audit-path.ts';
import { auditActions } from './audit-texts.ts';

const day = 24 * 60 * 60 * 1000;
const actions = Object.keys(auditActions) as AuditAction[];

/** `?quien=`, `?que=`, `?sobre=`, `?del=`, `?al=` and `?desde=`, a place that a page before named. What makes no sense is left out. */
export function readAuditQuery(url: string): AuditAsked {
  const query = new URL(url, 'http://this.site').searchParams;
  const who = query.get('quien') ?? '';
  return {
    who:
      who === operatorName ? 'operator' : z.uuid().safeParse(who).success ? { staffId: who } : null,
    action: actions.find((one) => one === query.get('que')) ?? null,
    subject: subjectOf(query.get('sobre') ?? ''),
    firstDay: dayOf(query.get('del')),
    lastDay: dayOf(query.get('al')),
    cursor: query.get('desde'),
  };
}

/** The same with the moments at which its days begin and end. */
export const toAuditQuery = ({ firstDay, lastDay, ...asked }: AuditAsked): AuditQuery => ({
  ...asked,
  from: firstDay === null ? null : bogotaMidnight(firstDay),
  until: lastDay === null ? null : new Date(+bogotaMidnight(lastDay) + day),
});

function subjectOf(text: string): AuditAsked['subject'] {
  const [, kind, id] = /^([a-z-]{1,60})\.([\da-f-]{1,60})$/.exec(text) ?? [];
  return kind !== undefined && id !== undefined ? { kind, id } : null;
}

/** A day of our time that there is. */
const dayOf = (text: string | null): string | null =>
  text?.startsWith('20') && isDate(text) ? text : null;
