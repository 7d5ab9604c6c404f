import { useState } from 'react';
import { brand } from '#content/brand.ts';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { longestNote, longestReceived, longestReply } from '#packages/contact/src/index.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';
import type { SavedReplyTitle } from '#server/services/saved-replies/list-saved-replies.ts';
import { WordsForm } from '../words-form.tsx';
import { useSayAnswering } from './answering.tsx';
import { InsertReply } from './insert-reply.tsx';

/** `newKey` is an idempotency key that nothing has used yet. */
type Asked = { proposal: Proposal; outcome: Outcome | undefined; newKey: string };

/** Replies by mail. `draft` is what was taken back, or did not arrive. */
export function ReplyForm(
  props: Asked & {
    draft: { id: string; body: string } | null;
    savedReplies: readonly SavedReplyTitle[];
  },
) {
  const { proposal, draft, savedReplies, outcome } = props;
  const sayAnswering = useSayAnswering(proposal.id);
  return (
    <WordsForm
      {...props}
      subjectId={proposal.id}
      outcome={asReply(outcome)}
      // It is written once more, not the same reply again.
      key={draft?.id}
      intent="reply"
      label="Tu respuesta"
      hint={`Sale del correo del estudio con tu nombre. Lo que conteste llega a ${brand.email}: pégalo acá abajo.`}
      rows={7}
      longest={longestReply}
      begin={draft?.body}
      onInput={sayAnswering}
      kept={proposal.replies}
      button={
        <SubmitButton intent="reply" look="primary" busy="Enviando...">
          Responder
        </SubmitButton>
      }
    >
      {(own) => (
        <>
          <SeenField
            count={proposal.replyCount}
            sent={own?.values.seen}
            isWarned={own?.code === 'proposal.replied' || own?.code === 'proposal.kept-before'}
          />
          <InsertReply
            savedReplies={savedReplies}
            chosen={own?.values['savedReplyId']}
            error={own?.errors['savedReplyId']}
          />
        </>
      )}
    </WordsForm>
  );
}

/** What the other button of the same form led to. */
const asReply = (outcome: Outcome | undefined): Outcome | undefined =>
  outcome?.values['intent'] === 'insert'
    ? { ...outcome, values: { ...outcome.values, intent: 'reply' } }
    : outcome;

/**
 * Says how many replies there were when this one was begun, however the page goes on meanwhile. Once warned that somebody
 * else replied, the person replies to what is there now.
 */
function SeenField(props: { count: number; sent: string | undefined; isWarned: boolean }) {
  const { count, sent, isWarned } = props;
  const [begunAt] = useState(count);
  return <input type="hidden" name="seen" value={isWarned ? count : (sent ?? begunAt)} />;
}

/** Keeps what the person answered by mail. */
export const ReceivedForm = (props: Asked) => (
  <WordsForm
    {...props}
    subjectId={props.proposal.id}
    intent="received"
    label="Lo que te contestó"
    rows={4}
    longest={longestReceived}
    kept={props.proposal.entries}
    button={
      <SubmitButton intent="received" small busy="Guardando...">
        Guardar lo que contestó
      </SubmitButton>
    }
  />
);

/** Leaves a note to the staff. */
export const NoteForm = (props: Asked) => (
  <WordsForm
    {...props}
    subjectId={props.proposal.id}
    intent="note"
    label="Nota para el equipo"
    rows={3}
    longest={longestNote}
    kept={props.proposal.entries}
    button={
      <SubmitButton intent="note" small busy="Guardando...">
        Guardar nota
      </SubmitButton>
    }
  />
);
