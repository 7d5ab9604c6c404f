import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { type Status, statusLabels } from '#app/ui/status-badge.tsx';
import type {
  DistributionEntry,
  StaffDistribution,
} from '#server/services/distributions/read-distribution.ts';

const moment = momentText('medium');

/** All that happened to a distribution, the newest first. */
export const DistributionHistory = (props: { distribution: StaffDistribution }) => (
  <Panel title="Historial" id="historial">
    <ol className="desk-history">
      {props.distribution.entries.map((entry) => (
        <li key={entry.id}>
          <p className="desk-history-what">
            {entryText(entry)} <time dateTime={entry.at.toISOString()}>{moment(entry.at)}</time>
          </p>
          {entry.body !== null && (
            <p className="desk-history-text" dir="auto">
              <bdi>{entry.body}</bdi>
            </p>
          )}
        </li>
      ))}
      <li>
        <p className="desk-history-what">
          Pedida{' '}
          <time dateTime={props.distribution.createdAt.toISOString()}>
            {moment(props.distribution.createdAt)}
          </time>
        </p>
      </li>
    </ol>
  </Panel>
);

/** What was done and by whom, in words. */
export function entryText({ kind, staffName, after }: DistributionEntry): string {
  if (kind === 'status') return moveText(staffName, after);
  const who = staffName ?? formerStaff;
  if (kind === 'note') return `${who} dejó una nota para el equipo.`;
  return after === null ? `${who} borró el identificador y el enlace.` : `${who} guardó ${after}.`;
}

/** Who moved it, and to which status. */
export const moveText = (staffName: string | null, status: string | null): string =>
  `${staffName ?? formerStaff} la pasó a «${labelOf(status)}».`;

const formerStaff = 'Alguien que ya no está en el equipo';

const labelOf = (status: string | null) =>
  status !== null && Object.hasOwn(statusLabels, status) ? statusLabels[status as Status] : status;
