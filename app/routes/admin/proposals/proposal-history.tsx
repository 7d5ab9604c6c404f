import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { toProposalStatus } from '#packages/contact/src/index.ts';
import type {
  Proposal,
  ProposalEntry,
  ProposalReply,
} from '#server/services/proposals/read-proposal.ts';
import { proposalStatusLabel } from './proposal-badge.tsx';

const moment = momentText('medium');

/** All that happened to a proposal, the newest first. */
export function ProposalHistory({ proposal }: { proposal: Proposal }) {
  const { entries, replies, createdAt, hasOlder } = proposal;
  const items = [
    ...entries.map((entry) => ({
      id: entry.id,
      at: entry.at,
      text: entryText(entry),
      body: entry.body,
    })),
    ...replies.map((reply) => ({
      id: reply.id,
      at: reply.writtenAt,
      text: replyText(reply),
      body: reply.body,
    })),
  ].toSorted((one, other) => +other.at - +one.at);
  return (
    <Panel title="Historial" id="historial">
      <ol className="desk-history">
        {items.map(({ id, at, text, body }) => (
          <li key={id}>
            <p className="desk-history-what">
              {text} <time dateTime={at.toISOString()}>{moment(at)}</time>
            </p>
            {body !== null && (
              <p className="desk-history-text" dir="auto">
                <bdi>{body}</bdi>
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
                Llegó <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
              </>
            )}
          </p>
        </li>
      </ol>
    </Panel>
  );
}

function replyText({ staffName, sentAt, undoneAt }: ProposalReply): string {
  const who = staffName ?? formerStaff;
  if (sentAt) return `${who} respondió por correo.`;
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
  if (entry.after === null) return `${who} la dejó sin nadie.`;
  return `${who} se la asignó a ${entry.assigneeName ?? 'alguien que ya no está'}.`;
}

/** What became of a quote: the client decides, and the staff does the rest. */
function quoteText({ before, after }: ProposalEntry, who: string): string {
  if (after === 'accepted') return `Aceptó la cotización ${before}.`;
  if (after === 'rejected') return `Rechazó la cotización ${before}.`;
  return `${who} ${after === 'sent' ? 'envió' : 'retiró'} la cotización ${before}.`;
}

const statusText = (status: string | null) => proposalStatusLabel(toProposalStatus(status ?? ''));
