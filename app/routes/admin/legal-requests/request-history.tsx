import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { EntryKind } from '#server/services/legal-requests/request-history.ts';
import type { Request, RequestEntry } from '#server/services/legal-requests/read-request.ts';

const moment = momentText('medium');

/** All that happened to a request, the newest first. */
export function RequestHistory({ request }: { request: Request }) {
  const { entries, filedAt, hasOlder } = request;
  return (
    <Panel title="Historial" id="historial">
      <ol className="desk-history">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="desk-history-what">
              {entryText(entry, entries)}{' '}
              <time dateTime={entry.at.toISOString()}>{moment(entry.at)}</time>
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
            {hasOlder ? (
              'Lo anterior está guardado y no cabe acá.'
            ) : (
              <>
                Se radicó <time dateTime={filedAt.toISOString()}>{moment(filedAt)}</time>
              </>
            )}
          </p>
        </li>
      </ol>
    </Panel>
  );
}

const did: Record<Exclude<EntryKind, 'abandoned' | 'undelivered'>, string> = {
  started: 'la puso en trámite.',
  asked: 'le pidió lo que falta; el plazo se detuvo.',
  completed: 'guardó lo que completó; el plazo siguió.',
  extended: 'amplió el plazo, por esto:',
  answered: 'respondió.',
  closed: 'la cerró sin respuesta, por esto:',
  note: 'dejó una nota.',
  identity: 'comprobó quién es:',
  reached: 'le avisó por otra vía:',
  corrected: 'corrigió su correo:',
  exported: 'descargó la copia de los datos de su dirección.',
  erased: 'borró los datos de su dirección.',
};

/** What a mail was about, by the entry that it was sent for. */
const mailed: Partial<Record<EntryKind, string>> = {
  asked: 'que pide lo que falta ',
  extended: 'con la fecha nueva ',
  answered: 'con la respuesta ',
  closed: 'que dice que se cerró ',
  abandoned: 'que dice que se cerró ',
  corrected: 'con el radicado, a la dirección corregida, ',
};

const whyFailed: Record<NonNullable<RequestEntry['failure']>, string> = {
  refused: 'su servidor de correo lo rechazó',
  'given-up': 'en 20 horas de intentos ningún servidor de correo lo recibió',
};

/** What was done and by whom, in words. */
function entryText(entry: RequestEntry, entries: readonly RequestEntry[]): string {
  const { kind, staffId, staffName } = entry;
  if (kind === 'undelivered') {
    const about = entries.find(({ id }) => id === entry.mailOf)?.kind;
    const what = (about && mailed[about]) ?? (entry.mailOf === null ? 'con el radicado ' : '');
    return `El correo ${what}no le llegó: ${whyFailed[entry.failure ?? 'refused']}.`;
  }
  if (kind === 'abandoned')
    return 'Pasaron dos meses sin que la completara: se entiende desistida.';
  if (kind === 'completed' && staffId === null)
    return 'La persona la completó en su página; el plazo siguió.';
  return `${staffName ?? 'Alguien que ya no está en el equipo'} ${did[kind]}`;
}
