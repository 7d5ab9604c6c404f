import { useEffect, useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { hourText, secondText } from '../hour-text.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { replyUndoSeconds } from '#packages/contact/src/index.ts';
import type { ProposalReply } from '#server/services/proposals/read-history.ts';

/** What is about to be mailed, where it was written, and a way to take it back. */
export function WaitingReplies(props: {
  replies: readonly ProposalReply[];
  outcome: Outcome | undefined;
  me: string;
  now: Date;
}) {
  const outcome = outcomeOf(props.outcome, 'undo') ?? outcomeOf(props.outcome, 'send');
  const waiting = props.replies.filter(({ sentAt, undoneAt }) => !sentAt && !undoneAt);
  // It left meanwhile: there is no form any more that could say so.
  if (outcome && waiting.length === 0)
    return (
      <Alert tone="error" title={outcome.title}>
        {outcome.message}
      </Alert>
    );
  return waiting.map((reply) => (
    <WaitingReply key={reply.id} reply={reply} outcome={outcome} me={props.me} now={props.now} />
  ));
}

const second = 1000;
/** From so long after its time on, nobody has to wait for its job any more. */
const overdueAfter = 60 * second;

function WaitingReply(props: {
  reply: ProposalReply;
  outcome: Outcome | undefined;
  me: string;
  now: Date;
}) {
  const { reply, outcome, me, now } = props;
  const clock = useClock(now);
  const leavesAt = new Date(+reply.writtenAt + replyUndoSeconds * second);
  const left = +leavesAt - (clock ?? +now);
  const isOverdue = left <= -overdueAfter;
  const whose =
    reply.staffId === me ? 'tu respuesta' : `la respuesta de ${reply.staffName ?? 'otra persona'}`;
  return (
    <div className="desk-waiting">
      <OutcomeForm outcome={outcome}>
        <p className="desk-leaves">
          {isOverdue
            ? `A las ${hourText(leavesAt)} debía salir ${whose}, y sigue acá: envíala ahora, o deshazla y escríbela otra vez.`
            : leavesText(left, whose, clock === null ? leavesAt : null)}
        </p>
        <input type="hidden" name="replyId" value={reply.id} />
        <div className="desk-buttons">
          {isOverdue && (
            <SubmitButton intent="send" look="primary" small busy="Enviando...">
              Enviar ahora
            </SubmitButton>
          )}
          <SubmitButton intent="undo" small busy="Deshaciendo...">
            Deshacer
          </SubmitButton>
        </div>
      </OutcomeForm>
      <p className="desk-history-text" dir="auto">
        <bdi>{reply.body}</bdi>
      </p>
    </div>
  );
}

/** A page that stands still names the hour, which stays true. */
function leavesText(left: number, whose: string, hour: Date | null): string {
  if (left <= 0) return `Ya está saliendo ${whose}.`;
  if (hour) return `A las ${secondText(hour)} sale ${whose}.`;
  const seconds = Math.ceil(left / second);
  return `En ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} sale ${whose}.`;
}

/** What the server's clock says, second by second; null until the page is alive. */
function useClock(now: Date): number | null {
  const [clock, setClock] = useState<number | null>(null);
  useEffect(() => {
    const began = performance.now();
    const tick = () => setClock(+now + performance.now() - began);
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [now]);
  return clock;
}
