import type { HistoryItem } from '#server/services/proposals/read-history.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import { lastFailure } from './last-failure.ts';
import { FailedReply } from './failed-reply.tsx';
import { HistoryEntry, historyAnchor } from './proposal-history.tsx';
import type { ProposalsAsked } from './proposal-list.ts';

/** So many of the newest stand open. */
const open = 3;

/** What was said since the message, as one reads before one answers: the oldest first, and what is long past folded. */
export function Conversation({ proposal, asked }: { proposal: Proposal; asked: ProposalsAsked }) {
  const said = proposal.history.rows.filter(wasSaid).toReversed();
  if (said.length === 0) return null;
  const folded = said.slice(0, -open);
  const list = (items: readonly HistoryItem[]) => (
    <ol className="desk-history desk-said">
      {items.map((item) => (
        <HistoryEntry key={item.id} item={item}>
          {'reply' in item && item.reply.failure !== null && (
            <FailedReply
              reply={item.reply}
              proposal={proposal}
              asked={asked}
              id={item === said.at(-1) ? lastFailure : undefined}
            />
          )}
        </HistoryEntry>
      ))}
    </ol>
  );
  return (
    <>
      {proposal.history.after !== null && (
        <p className="desk-clock">
          Lo anterior está en el <a href={`#${historyAnchor}`}>historial</a>.
        </p>
      )}
      {folded.length > 0 && (
        <details className="desk-folded">
          <summary>
            {folded.length === 1 ? 'Un mensaje anterior' : `${folded.length} mensajes anteriores`}
          </summary>
          {list(folded)}
        </details>
      )}
      {list(said.slice(-open))}
    </>
  );
}

/** What waits to be sent stands where it was written. */
const wasSaid = (item: HistoryItem): boolean =>
  'reply' in item ? item.reply.sentAt !== null : item.entry.kind === 'received';
