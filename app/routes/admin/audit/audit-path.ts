import { href } from 'react-router';
import type { AuditQuery } from '#server/services/audit-trail/list-audit.ts';

/** What the page asks for, as its address says it; the days are those of Bogotá, YYYY-MM-DD. */
export type AuditAsked = Omit<AuditQuery, 'from' | 'until'> & {
  firstDay: string | null;
  lastDay: string | null;
};

/** In the place of one of the staff: a command of the operator's. */
export const operatorName = 'operador';

/** The address of a list. */
export function auditPath(asked: Partial<AuditAsked>): string {
  const { who, action, subject, firstDay, lastDay, cursor } = asked;
  const query = new URLSearchParams();
  if (who) query.set('quien', who === 'operator' ? operatorName : who.staffId);
  if (action) query.set('que', action);
  if (subject) query.set('sobre', `${subject.kind}.${subject.id}`);
  if (firstDay) query.set('del', firstDay);
  if (lastDay) query.set('al', lastDay);
  if (cursor) query.set('desde', cursor);
  return href('/admin/auditoria') + (query.size > 0 ? `?${query}` : '');
}
