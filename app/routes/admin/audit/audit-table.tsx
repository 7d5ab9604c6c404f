import { href, Link } from 'react-router';
import { momentText } from '#app/ui/moment.ts';
import { Table } from '#app/ui/table.tsx';
import { auditActions, auditSubjects, textIn } from './audit-texts.ts';
import type { AuditEntry } from '#server/services/audit-trail/list-audit.ts';
import { auditPath } from './audit-query.ts';
import { changesOf } from './change-text.ts';

const moment = momentText('medium');

/** Who did what to what, and what changed; a name leads to all that this person did. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Table caption="Lo que se hizo">
    <thead>
      <tr>
        <th scope="col">Qué</th>
        <th scope="col" className="desk-wide">
          Cambio
        </th>
        <th scope="col">Quién y cuándo</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">
            {textIn(auditActions, entry.action)}
            <small>
              <Subject subject={entry.subject} />
            </small>
            <div className="desk-narrow">
              <Changes entry={entry} />
            </div>
          </th>
          <td className="desk-wide">
            <Changes entry={entry} />
          </td>
          <td>
            <Who entry={entry} />
            <small>
              <time dateTime={entry.at.toISOString()}>{moment(entry.at)}</time>
            </small>
            {entry.ip !== null && <small>IP {entry.ip}</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

function Subject({ subject }: Pick<AuditEntry, 'subject'>) {
  const { kind, id, name } = subject;
  const text = textIn(auditSubjects, kind);
  const page = id !== null && name !== null ? pageOf(kind, id) : null;
  return (
    <>
      {text}
      {page !== null && (
        <>
          {': '}
          <Link to={page}>
            <bdi>{name}</bdi>
          </Link>
        </>
      )}
      {id !== null && name === null && ' que ya no está'}
      {id !== null && (
        <>
          {' · '}
          <Link to={auditPath({ subject: { kind, id } })}>
            Solo esto
            <span className="visually-hidden">
              : {text} {name}
            </span>
          </Link>
        </>
      )}
    </>
  );
}

/** Where the staff finds what is still there. */
function pageOf(kind: string, id: string): string | null {
  if (kind === 'user') return href('/admin/usuarios/:userId', { userId: id });
  if (kind === 'contact') return href('/admin/dashboard/:contactId', { contactId: id });
  if (kind === 'saved-reply') return href('/admin/respuestas/:savedReplyId', { savedReplyId: id });
  if (kind === 'quote') return href('/admin/cotizaciones/:quoteId', { quoteId: id });
  if (kind === 'project')
    return href('/admin/distribuciones/canciones/:projectId', { projectId: id });
  if (kind === 'distribution')
    return href('/admin/distribuciones/:distributionId', { distributionId: id });
  if (kind === 'legal-request') return href('/admin/solicitudes/:requestId', { requestId: id });
  return null;
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after);
  if (changes.length === 0) return null;
  return (
    <ul className="audit-changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}:{' '}
          {before !== null && (
            <>
              {before} <span aria-hidden="true">→</span>
              <span className="visually-hidden">pasó a</span>{' '}
            </>
          )}
          <b>{after ?? 'nada'}</b>
        </li>
      ))}
    </ul>
  );
}

function Who({ entry: { staffId, staffName } }: { entry: AuditEntry }) {
  if (staffId === null)
    return <Link to={auditPath({ who: 'operator' })}>Un comando del operador</Link>;
  return (
    <Link to={auditPath({ who: { staffId } })}>
      <bdi>{staffName ?? 'Alguien que ya no está'}</bdi>
    </Link>
  );
}
