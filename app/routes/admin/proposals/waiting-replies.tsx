import { Alert } from '#app/ui/alert.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { replyUndoSeconds } from '#packages/contact/src/index.ts';
import type { ProposalReply } from '#server/services/proposals/read-history.ts';

/** What is about to be mailed, where it was written, and a way to take it back. */
export function WaitingReplies(props: {
  replies: readonly ProposalReply[];
  outcome: Outcome | undefined;
  me: string;
}) {
  const outcome = outcomeOf(props.outcome, 'undo');
  const waiting = props.replies.filter(({ sentAt, undoneAt }) => !sentAt && !undoneAt);
  // It left meanwhile: there is no form any more that could say so.
  if (outcome && waiting.length === 0)
    return (
      <Alert tone="error" title={outcome.title}>
        {outcome.message}
      </Alert>
    );
  return waiting.map(({ id, staffId, staffName, body }) => (
    <div key={id} className="desk-waiting">
      <p>
        {staffId === props.me ? 'Tu respuesta' : `La respuesta de ${staffName ?? 'otra persona'}`}{' '}
        sale en {replyUndoSeconds} segundos.
      </p>
      <p className="desk-history-text" dir="auto">
        <bdi>{body}</bdi>
      </p>
      <OutcomeForm outcome={outcome}>
        <input type="hidden" name="replyId" value={id} />
        <div className="desk-buttons">
          <SubmitButton intent="undo" small busy="Deshaciendo...">
            Deshacer
          </SubmitButton>
        </div>
      </OutcomeForm>
    </div>
  ));
}
