import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { KeysetLinks } from '#app/ui/keyset-links.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { listAudit } from '#server/services/audit-trail/list-audit.ts';
import { listAuditActors } from '#server/services/audit-trail/list-audit-actors.ts';
import type { Route } from './+types/audit.ts';
import { changesOf } from './audit-fields.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLog } from './audit-log.tsx';
import { auditPath } from './audit-path.ts';
import { readAuditQuery, toAuditQuery } from './audit-query.ts';
import { Subject } from './audit-subject.tsx';
import { auditActions, isBySite, sentenceOf } from './audit-texts.ts';

export const meta: Route.MetaFunction = () => privatePage('Auditoría');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readAuditQuery(args.request.url);
  const [page, staff] = await Promise.all([
    listAudit(app, actor, toAuditQuery(asked)),
    listAuditActors(app, actor),
  ]);
  const rows = page.rows.map(({ action, before, after, ...row }) => ({
    ...row,
    sentence: sentenceOf(action),
    isBySite: isBySite(action),
    changes: changesOf(row.subject.kind, before, after),
  }));
  const actions = Object.entries(auditActions).map(([name, { label }]) => ({ name, label }));
  return { page: { ...page, rows }, staff, actions, asked };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { page, staff, actions, asked } = loaderData;
  const [first] = page.rows;
  return (
    <>
      <h1>Auditoría</h1>
      <Panel title="Lo que hizo el equipo">
        <AuditFilters asked={asked} actions={actions} staff={staff} />
        {asked.subject && first && (
          <p className="desk-count">
            Solo lo que se hizo con <Subject subject={first.subject} />.
          </p>
        )}
        {page.rows.length > 0 ? (
          <AuditLog entries={page.rows} isOfOne={asked.subject !== null} />
        ) : (
          <EmptyState title="No hay nada anotado así">
            Queda anotado quién entrega, cambia, borra o suspende algo, y nadie lo puede cambiar.
            Las respuestas y los cambios de estado están en el historial de cada propuesta.
          </EmptyState>
        )}
        <KeysetLinks
          label="Páginas de la auditoría"
          before={page.before && auditPath({ ...asked, cursor: page.before })}
          after={page.after && auditPath({ ...asked, cursor: page.after })}
        />
      </Panel>
    </>
  );
}
