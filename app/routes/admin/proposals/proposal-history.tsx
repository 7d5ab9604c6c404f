import { href } from 'react-router';
import { support } from '#content/support.ts';
import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { toProposalStatus } from '#packages/contact/src/index.ts';
import type {
  HistoryItem,
  HistoryPage,
  ProposalEntry,
  ProposalReply,
} from '#server/services/proposals/read-history.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import { KeysetLinks } from '../keyset-links.tsx';
import { FailedReply } from './failed-reply.tsx';
import { proposalStatusLabel } from './proposal-badge.tsx';

const moment = momentText('medium');
const anchor = 'historial';

/** What happened to a proposal, the newest first, page by page. */
export function ProposalHistory(props: { proposal: Proposal; history: HistoryPage }) {
  const { proposal, history } = props;
  const { createdAt } = proposal;
  const pageAt = (cursor: string | null) =>
    cursor &&
    `${href('/admin/contact-submissions/:proposalId', { proposalId: proposal.id })}?desde=${cursor}#${anchor}`;
  return (
    <Panel title="Historial" id={anchor}>
      <ol className="desk-history">
        {history.rows.map((item) => (
          <HistoryEntry key={item.id} item={item} proposal={proposal} />
        ))}
        {history.after === null && (
          <li>
            <p className="desk-history-what">
              Llegó <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
            </p>
          </li>
        )}
      </ol>
      <KeysetLinks
        label="Páginas del historial"
        before={pageAt(history.before)}
        after={pageAt(history.after)}
        words={{ before: 'Ver más recientes', after: 'Ver anteriores' }}
      />
    </Panel>
  );
}

function HistoryEntry({ item, proposal }: { item: HistoryItem; proposal: Proposal }) {
  const [at, text, body] =
    'reply' in item
      ? [item.reply.writtenAt, replyText(item.reply), item.reply.body]
      : [item.entry.at, entryText(item.entry), item.entry.body];
  return (
    <li>
      <p className="desk-history-what">
        {text} <time dateTime={at.toISOString()}>{moment(at)}</time>
      </p>
      {body !== null && (
        <p className="desk-history-text" dir="auto">
          <bdi>{body}</bdi>
        </p>
      )}
      {'reply' in item && item.reply.failure !== null && (
        <FailedReply reply={item.reply} proposal={proposal} />
      )}
    </li>
  );
}

function replyText(reply: ProposalReply): string {
  const { staffName, sentAt, undoneAt, undoneByName, deliveredAt, failure } = reply;
  const who = staffName ?? formerStaff;
  if (deliveredAt) return `${who} respondió por correo.`;
  if (failure) return `${who} escribió una respuesta que no llegó.`;
  if (sentAt) return `${who} respondió por correo: va en camino.`;
  if (undoneAt && undoneByName && undoneByName !== staffName)
    return `${who} escribió una respuesta, y ${undoneByName} la deshizo: no salió.`;
  if (undoneAt) return `${who} escribió una respuesta que no salió.`;
  return `${who} escribió una respuesta, que está por salir.`;
}

const formerStaff = 'Alguien que ya no está en el equipo';

/** What was done and by whom, in words. */
export function entryText(entry: ProposalEntry): string {
  const who = entry.staffName ?? formerStaff;
  if (entry.kind === 'note') return `${who} dejó una nota.`;
  if (entry.kind === 'received') return `Contestó por correo; lo pegó ${who}.`;
  if (entry.kind === 'quote') return quoteText(entry, who);
  if (entry.kind === 'status') return `${who} la pasó a «${statusText(entry.after)}».`;
  if (entry.kind === 'severity')
    return `${who} cambió la urgencia de «${severityText(entry.before)}» a «${severityText(entry.after)}».`;
  if (entry.after === null) return `${who} la dejó sin nadie.`;
  return `${who} se la asignó a ${entry.assigneeName ?? 'alguien que ya no está'}.`;
}

const severityText = (severity: string | null) =>
  support.severities.find(({ id }) => id === severity)?.name ?? '';

/** What became of a quote: the client decides, and the staff does the rest. */
function quoteText({ before, after }: ProposalEntry, who: string): string {
  if (after === 'accepted') return `Aceptó la cotización ${before}.`;
  if (after === 'rejected') return `Rechazó la cotización ${before}.`;
  return `${who} ${after === 'sent' ? 'envió' : 'retiró'} la cotización ${before}.`;
}

const statusText = (status: string | null) => proposalStatusLabel(toProposalStatus(status ?? ''));
