import { momentText } from '#app/ui/moment.ts';
import { Panel } from '#app/ui/panel.tsx';
import { toProposalStatus } from '#packages/contact/src/index.ts';
import type { Proposal, ProposalEntry } from '#server/services/proposals/read-proposal.ts';
import { proposalStatusLabel } from './proposal-badge.tsx';

const moment = momentText('medium');

/** All that happened to a proposal, the newest first. */
export function ProposalHistory({ proposal }: { proposal: Proposal }) {
  return (
    <Panel title="Historial" id="historial">
      <ol className="desk-history">
        {proposal.entries.map((entry) => (
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
          {proposal.hasOlder ? (
            <p className="desk-history-what">Lo anterior está guardado y no cabe acá.</p>
          ) : (
            <p className="desk-history-what">
              Llegó{' '}
              <time dateTime={proposal.createdAt.toISOString()}>{moment(proposal.createdAt)}</time>
            </p>
          )}
        </li>
      </ol>
    </Panel>
  );
}

/** What was done and by whom, in words. */
export function entryText(entry: ProposalEntry): string {
  const who = entry.staffName ?? 'Alguien que ya no está en el equipo';
  if (entry.kind === 'note') return `${who} dejó una nota.`;
  if (entry.kind === 'status') return `${who} la pasó a «${statusText(entry.after)}».`;
  if (entry.after === null) return `${who} la dejó sin nadie.`;
  return `${who} se la asignó a ${entry.assigneeName ?? 'alguien que ya no está'}.`;
}

const statusText = (status: string | null) => proposalStatusLabel(toProposalStatus(status ?? ''));
