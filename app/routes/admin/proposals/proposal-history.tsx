import type { ReactNode } from 'react';
import { severities } from '#content/severities.ts';
import { KeysetLinks } from '#app/ui/keyset-links.tsx';
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
import { proposalStatusLabel } from './proposal-badge.tsx';
import { proposalPath, type ProposalsAsked } from './proposal-list.ts';

const moment = momentText('medium');
export const historyAnchor = 'historial';

/** What happened to a proposal, the newest first, page by page. Words that stand in the conversation are not said twice. */
export function ProposalHistory(props: {
  proposal: Proposal;
  history: HistoryPage;
  asked: ProposalsAsked;
}) {
  const { proposal, history, asked } = props;
  const { createdAt } = proposal;
  const pageAt = (historial: string | null) =>
    historial && `${proposalPath(proposal.id, asked, { historial })}#${historyAnchor}`;
  const above = new Set(proposal.history.rows.filter(isSaid).map(({ id }) => id));
  return (
    <Panel title="Historial" id={historyAnchor}>
      <ol className="desk-history">
        {history.rows.map((item) => (
          <HistoryEntry key={item.id} item={item} hasWords={!above.has(item.id)} />
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

/** Whether it is a part of what both sides wrote, or is about to be. */
const isSaid = (item: HistoryItem): boolean =>
  'reply' in item ? !item.reply.undoneAt : item.entry.kind === 'received';

/** One thing that happened, with its words unless they stand elsewhere; `children` is what can be done about it. */
export function HistoryEntry(props: {
  item: HistoryItem;
  hasWords?: boolean;
  children?: ReactNode;
}) {
  const { item, hasWords = true, children } = props;
  const [at, text, body] =
    'reply' in item
      ? [item.reply.writtenAt, replyText(item.reply), item.reply.body]
      : [item.entry.at, entryText(item.entry), item.entry.body];
  return (
    <li>
      <p className="desk-history-what">
        {text} <time dateTime={at.toISOString()}>{moment(at)}</time>
      </p>
      {hasWords && body !== null && (
        <p className="desk-history-text" dir="auto">
          <bdi>{body}</bdi>
        </p>
      )}
      {children}
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
    return `${undoneByName} deshizo una respuesta de ${who}.`;
  if (undoneAt) return `${who} deshizo una respuesta.`;
  return `${who} escribió una respuesta, que está por salir.`;
}

const formerStaff = 'Alguien que ya no está en el equipo';

/** What was done and by whom, in words. */
export function entryText(entry: ProposalEntry): string {
  const who = entry.staffName ?? formerStaff;
  if (entry.kind === 'note') return `${who} dejó una nota.`;
  if (entry.kind === 'received') return `Contestó por correo; lo pegó ${who}.`;
  if (entry.kind === 'paid') return `Pagó. Es el comprobante ${entry.before}.`;
  if (entry.kind === 'quote') return quoteText(entry, who);
  if (entry.kind === 'status') return `${who} la pasó a «${statusText(entry.after)}».`;
  if (entry.kind === 'severity')
    return `${who} cambió la urgencia de «${severityText(entry.before)}» a «${severityText(entry.after)}».`;
  if (entry.after === null) return `${who} la dejó sin nadie.`;
  return `${who} se la asignó a ${entry.assigneeName ?? 'alguien que ya no está'}.`;
}

const severityText = (severity: string | null) =>
  severities.find(({ id }) => id === severity)?.name ?? '';

/** What became of a quote: the client decides, and the staff does the rest. */
function quoteText({ before, after }: ProposalEntry, who: string): string {
  if (after === 'accepted') return `Aceptó la cotización ${before}.`;
  if (after === 'rejected') return `Rechazó la cotización ${before}.`;
  return `${who} ${after === 'sent' ? 'envió' : 'retiró'} la cotización ${before}.`;
}

const statusText = (status: string | null) => proposalStatusLabel(toProposalStatus(status ?? ''));
