import { useState } from 'react';
import { brand } from '#content/brand.ts';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { longestNote, longestReceived, longestReply } from '#packages/contact/src/index.ts';
import type { Proposal } from '#server/services/proposals/read-proposal.ts';

/** `me` is who reads the page: what others write meanwhile empties none of these fields. */
type Asked = { proposal: Proposal; outcome: Outcome | undefined; me: string };

/** Replies by mail. `draft` is what was taken back. */
export function ReplyForm(props: Asked & { draft: { id: string; body: string } | null }) {
  const { proposal, outcome, me, draft } = props;
  const own = outcomeOf(outcome, 'reply');
  const mine = proposal.replies.filter(({ staffId }) => staffId === me).length;
  return (
    <OutcomeForm outcome={own} key={`${mine} ${draft?.id}`}>
      <SeenField
        count={proposal.replyCount}
        sent={own?.values['seen']}
        isWarned={own?.code === 'proposal.replied'}
      />
      <Field
        label="Tu respuesta"
        error={own?.errors['reply']}
        hint={`Sale del correo del estudio con tu nombre. Lo que conteste llega a ${brand.email}: pégalo acá abajo.`}
      >
        <TextArea
          name="reply"
          rows={7}
          maxLength={longestReply}
          defaultValue={own?.values['reply'] ?? draft?.body}
          required
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="reply" look="primary" busy="Enviando...">
          Responder
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

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
export function ReceivedForm({ proposal, outcome, me }: Asked) {
  const own = outcomeOf(outcome, 'received');
  return (
    <OutcomeForm outcome={own} key={countOf(proposal, 'received', me)}>
      <Field label="Lo que te contestó" error={own?.errors['received']}>
        <TextArea
          name="received"
          rows={4}
          maxLength={longestReceived}
          defaultValue={own?.values['received']}
          required
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="received" small busy="Guardando...">
          Guardar lo que contestó
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** Leaves a note to the staff. */
export function NoteForm({ proposal, outcome, me }: Asked) {
  const own = outcomeOf(outcome, 'note');
  return (
    <OutcomeForm outcome={own} key={countOf(proposal, 'note', me)}>
      <Field label="Nota para el equipo" error={own?.errors['note']}>
        <TextArea
          name="note"
          rows={3}
          maxLength={longestNote}
          defaultValue={own?.values['note']}
          required
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="note" small busy="Guardando...">
          Guardar nota
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** Of a person's own: with each more the field is empty again. */
const countOf = ({ entries }: Proposal, kind: string, me: string) =>
  entries.filter((entry) => entry.kind === kind && entry.staffId === me).length;
