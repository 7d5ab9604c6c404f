import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { groundLabels, roleLabels, tierLabels } from '#packages/account/src/index.ts';
import type { User, UserEntry } from '#server/services/users/read-user.ts';
import { dayText } from '../day-text.ts';

const moment = momentText('long');

/** What the staff did to the account and what was written to and by its person, the newest first. */
export const UserHistory = ({ user }: { user: User }) => (
  <Panel title="Historial" id="historial">
    <ol className="desk-history">
      {user.entries.map((entry) => (
        <li key={entry.id}>
          <p className="desk-history-what">
            {entryText(entry)} <time dateTime={entry.at.toISOString()}>{moment(entry.at)}</time>
          </p>
          <p className="desk-history-text" dir="auto">
            <bdi>{entry.body}</bdi>
          </p>
        </li>
      ))}
      <li>
        <p className="desk-history-what">
          {user.hasOlder ? (
            'Lo anterior está guardado y no cabe acá.'
          ) : (
            <>
              Abrió la cuenta{' '}
              <time dateTime={user.createdAt.toISOString()}>{moment(user.createdAt)}</time>
            </>
          )}
        </p>
      </li>
    </ol>
  </Panel>
);

function entryText(entry: UserEntry): string {
  const who = entry.staffName ?? 'Alguien que ya no está en el equipo';
  switch (entry.kind) {
    case 'tier':
      return `${who} cambió el plan de ${labelIn(tierLabels, entry.before)} a ${labelIn(tierLabels, entry.after)}.`;
    case 'role':
      return `${who} cambió el tipo de cuenta de ${roleText(entry.before)} a ${roleText(entry.after)}.`;
    case 'warned':
      return `${who} dio plazo para corregir${entry.dueOn === null ? '' : ` hasta el ${dayText(entry.dueOn)}`}.`;
    case 'suspended':
      return `${who} suspendió la cuenta${entry.ground === null ? '' : ` («${groundLabels[entry.ground]}»)`}.`;
    case 'answered':
      return 'Respondió a la suspensión y pidió revisarla.';
    case 'upheld':
      return `${who} respondió y la cuenta sigue suspendida.`;
    case 'reactivated':
      return `${who} reactivó la cuenta.`;
  }
}

const labelIn = (labels: Readonly<Record<string, string>>, value: string | null): string =>
  labels[value ?? ''] ?? '';

const roleNames: Readonly<Record<string, { name: string }>> = roleLabels;
const roleText = (role: string | null): string => roleNames[role ?? '']?.name ?? '';
