import { href, Link } from 'react-router';
import { Alert } from '#app/ui/alert.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { longDate } from '#content/dates.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import {
  askBy,
  isOpen,
  isUnanswered,
  longestWords,
  requestKinds,
  startBy,
} from '#packages/legal-requests/src/index.ts';
import type { Request } from '#server/services/legal-requests/read-request.ts';
import { More } from '../more.tsx';
import { OtherWays, WhyUndelivered } from '../undelivered.tsx';
import { WordsForm } from '../words-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import type { WordsIntent } from './request-fields.ts';
import './requests.css';

/** `newKeys` are idempotency keys that nothing has used yet. */
type Asked = {
  request: Request;
  newKeys: Record<WordsIntent | 'correct', string>;
  outcome: Outcome | undefined;
  now: Date;
};

const isDone = ({ status }: Request) => !isUnanswered(status);

/** Who asks about data and was not known so far, though it can be noted. */
const isUnknown = ({ kind, email, identityCheckedAt }: Request) =>
  requestKinds[kind].isAboutData && email !== null && identityCheckedAt === null;

/** What the staff tells the person; nothing once it was answered or closed. */
export function AnswerForms(asked: Asked) {
  const { request, outcome, now } = asked;
  if (isDone(request)) return <Late request={request} outcome={outcome} now={now} />;
  const byMail = request.email !== null;
  return (
    <Panel title="Responder" id="responder">
      <div className="desk-panel-body">
        <Late request={request} outcome={outcome} now={now} />
        {isUnknown(request) && (
          <p>
            Todavía no has anotado{' '}
            <Link to={href('/admin/solicitudes/:requestId/datos', { requestId: request.id })}>
              quién pide
            </Link>
            .
          </p>
        )}
        <Words
          {...asked}
          intent="answer"
          label="Tu respuesta"
          hint={
            byMail
              ? 'Va por correo y queda en la página de su radicado. Cierra el plazo.'
              : 'No dejó correo: respóndele por donde escribió, y deja aquí lo que le dijiste.'
          }
          rows={8}
          look="primary"
          button="Responder"
        />
        {request.status === 'waiting' ? (
          <Words
            {...asked}
            intent="complete"
            label="Lo que completó"
            hint="Lo que te llegó por correo o por otra vía. El plazo vuelve a correr."
            rows={4}
            button="Guardar y seguir"
          />
        ) : (
          <More title="Pedir lo que falta" isOpen={outcomeOf(outcome, 'ask') !== undefined}>
            <Words
              {...asked}
              intent="ask"
              label="Qué le falta"
              hint={`El plazo se detiene hasta que lo complete. Pídelo a más tardar el ${longDate(askBy(request.receivedAt))}.`}
              rows={4}
              button="Pedirlo"
            />
          </More>
        )}
        <More title="Cerrar sin responder" isOpen={outcomeOf(outcome, 'close') !== undefined}>
          <Words
            {...asked}
            intent="close"
            label="Por qué se cierra"
            hint="La persona lo lee. Por ejemplo, porque desistió o porque no es una solicitud."
            rows={3}
            button="Cerrar"
          />
        </More>
      </div>
    </Panel>
  );
}

/** Once, and before the term is over: the law wants it said by then. */
const isExtendable = ({ status, kind, extendedAt, dueOn }: Request, now: Date) =>
  isOpen(status) &&
  requestKinds[kind].extension !== null &&
  extendedAt === null &&
  bogotaDate(now) <= dueOn;

/** Says that the last mail reached nobody, and keeps how the staff reached the person instead. */
export function Unreached(asked: Asked) {
  const { mailFailure, email, phone, status, channel } = asked.request;
  if (mailFailure === null || email === null) return null;
  return (
    <section className="desk-waiting desk-failed" aria-label="Correo sin entregar">
      <p>
        <strong>No le llegó el último correo:</strong>{' '}
        <WhyUndelivered failure={mailFailure} email={email} />{' '}
        {channel === 'site' && status === 'received' ? null : unaware[status]}
      </p>
      <p>
        {phone === null ? (
          'No dejó teléfono: mira si su correo tiene un error de tecleo.'
        ) : (
          <OtherWays phone={phone} />
        )}
      </p>
      <Words
        {...asked}
        intent="reached"
        label="Cómo le avisaste"
        hint="Por dónde, cuándo y qué le dijiste. Queda en el historial."
        rows={2}
        button="Ya le avisé"
      />
      <CorrectForm {...asked} />
    </section>
  );
}

/** What somebody does not know whom a mail did not reach. */
const unaware: Partial<Record<Request['status'], string>> = {
  received: 'Aún no sabe su número de radicado.',
  waiting: 'El plazo está detenido, y no sabe qué le falta.',
  answered: 'Aún no conoce la respuesta: no cuenta como notificada hasta que le avises.',
};

/** Which forms the page still has. */
const hasForm = (request: Request, now: Date): Record<string, boolean> => ({
  requestNote: true,
  reached: request.mailFailure !== null,
  correct: request.email !== null,
  start: request.status === 'received',
  answer: !isDone(request),
  close: !isDone(request),
  ask: isOpen(request.status),
  complete: request.status === 'waiting',
  extend: isExtendable(request, now),
});

/** What somebody was about to say whose form is no longer there, for it was done before: their words are not lost. */
function Late({ request, outcome, now }: Pick<Asked, 'request' | 'outcome' | 'now'>) {
  const { intent = '' } = outcome?.values ?? {};
  if (!outcome || outcome.done || hasForm(request, now)[intent]) return null;
  const words = outcome.values[intent];
  return (
    <>
      <Alert tone="error" title={outcome.title}>
        {outcome.message}
      </Alert>
      {words !== undefined && (
        <>
          <p>Esto escribiste:</p>
          <p className="desk-history-text" dir="auto">
            {words}
          </p>
        </>
      )}
    </>
  );
}

/** What moves its term; nothing once nothing does. */
export function TermPanel(asked: Asked) {
  const { request, outcome, now } = asked;
  const { status, kind, receivedAt, extendedAt } = request;
  const { extension } = requestKinds[kind];
  const isNew = status === 'received';
  if (!isNew && extendedAt === null && !isExtendable(request, now)) return null;
  return (
    <Panel title="Plazo">
      <div className="desk-panel-body">
        {isNew && (
          <OutcomeForm outcome={outcomeOf(outcome, 'start')}>
            <p className="desk-clock">
              Márcala «En trámite» a más tardar el {longDate(startBy(receivedAt))}.
            </p>
            <div className="desk-buttons">
              <SubmitButton intent="start" small busy="Marcando...">
                En trámite
              </SubmitButton>
            </div>
          </OutcomeForm>
        )}
        {extendedAt !== null && <p className="desk-clock">El plazo ya se amplió una vez.</p>}
        {isExtendable(request, now) && (
          <More
            title={`Ampliar ${extension} días hábiles`}
            isOpen={outcomeOf(outcome, 'extend') !== undefined}
          >
            <Words
              {...asked}
              intent="extend"
              label="Por qué hace falta más tiempo"
              hint="Se lo decimos por correo, con la fecha nueva. Solo una vez y antes de que venza."
              rows={3}
              button="Ampliar el plazo"
            />
          </More>
        )}
      </div>
    </Panel>
  );
}

/** Leaves a note to the staff. */
export const NoteForm = (asked: Asked) => (
  <Words
    {...asked}
    intent="requestNote"
    label="Nota para el equipo"
    rows={3}
    button="Guardar nota"
  />
);

const Words = (
  props: Asked & {
    intent: WordsIntent;
    label: string;
    hint?: string;
    rows: number;
    look?: 'primary';
    button: string;
  },
) => (
  <WordsForm
    subjectId={props.request.id}
    outcome={props.outcome}
    newKey={props.newKeys[props.intent]}
    kept={props.request.entries}
    intent={props.intent}
    label={props.label}
    {...(props.hint && { hint: props.hint })}
    rows={props.rows}
    longest={longestWords}
    button={
      <SubmitButton
        intent={props.intent}
        {...(props.look ? { look: props.look } : { small: true })}
        busy="Guardando..."
      >
        {props.button}
      </SubmitButton>
    }
  />
);
