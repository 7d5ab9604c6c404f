import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { longDate } from '#content/dates.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Field } from '#app/ui/field.tsx';
import { momentText } from '#app/ui/moment.ts';
import { OutcomeForm, type Outcome } from '#app/ui/outcome-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import {
  isUnanswered,
  longestWords,
  requestClock,
  requestKinds,
} from '#packages/legal-requests/src/index.ts';
import type { RequestProgress } from '#server/services/legal-requests/read-progress.ts';
import { RequestBadge } from './request-badge.tsx';
import { stepText } from './step-text.ts';
import { WithdrawnMoneyFacts } from './withdrawn-money.tsx';

const moment = momentText('long');

/** The page of a request: its number, where it stands, by when it is answered, and all that happened. */
export function ProgressView(props: {
  progress: RequestProgress;
  outcome: Outcome | undefined;
  now: Date;
}) {
  const { progress, outcome } = props;
  const { radicado, kind, subject, status, receivedAt, filedAt, steps, refund } = progress;
  const answer = steps.findLast(({ kind: step }) => step === 'answered');
  return (
    <div className="wrap pqr pqr-progress">
      <header className="pqr-top">
        <p className="badge-line measure">{requestKinds[kind].label}</p>
        <h1>
          Radicado <span className="pqr-number">{radicado}</span>
        </h1>
        <p className="lead">
          <bdi>{subject}</bdi>
        </p>
      </header>
      <div className="pqr-side">
        {answer && (
          <section className="card pqr-card">
            <h2>Nuestra respuesta</h2>
            <Words>{answer.body}</Words>
          </section>
        )}
        <Unreached progress={progress} />
        <dl className="pqr-terms">
          <div>
            <dt>Estado</dt>
            <dd>
              <RequestBadge status={status} />
            </dd>
          </div>
          {refund && <WithdrawnMoneyFacts refund={refund} isOpen={isUnanswered(status)} />}
          {+receivedAt !== +filedAt && (
            <div>
              <dt>Llegó</dt>
              <dd>
                <time dateTime={receivedAt.toISOString()}>{moment(receivedAt)}</time>
              </dd>
            </div>
          )}
          <div>
            <dt>Radicada</dt>
            <dd>
              <time dateTime={filedAt.toISOString()}>{moment(filedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>Respuesta</dt>
            <dd>
              {answer ? (
                <time dateTime={answer.at.toISOString()}>{moment(answer.at)}</time>
              ) : (
                <DueText {...props} />
              )}
            </dd>
          </div>
          <Address progress={progress} />
        </dl>
        {status === 'waiting' ? (
          <CompleteForm
            missing={steps.findLast(({ kind: step }) => step === 'asked')?.body ?? null}
            outcome={outcome}
          />
        ) : (
          outcome && (
            <Alert tone="error" title={outcome.title}>
              {outcome.message}
            </Alert>
          )
        )}
      </div>
      <div className="pqr-side">
        <section>
          <h2>Qué ha pasado</h2>
          <ol className="pqr-steps">
            <li>
              <p>
                Radicamos tu solicitud.{' '}
                <time dateTime={filedAt.toISOString()}>{moment(filedAt)}</time>
              </p>
            </li>
            {steps.map((step) => (
              <li key={step.id}>
                <p>
                  {stepText(step.kind)}{' '}
                  <time dateTime={step.at.toISOString()}>{moment(step.at)}</time>
                </p>
                {step !== answer && <Words>{step.body}</Words>}
              </li>
            ))}
          </ol>
        </section>
        <p>
          Guarda el enlace de esta página: quien lo tenga puede leerla. Los plazos están en{' '}
          <a href={href('/pqr')}>PQR y datos personales</a>.
        </p>
      </div>
    </div>
  );
}

/** What was written, as it was written. */
const Words = ({ children }: { children: string | null }) =>
  children !== null && (
    <p className="pqr-words" dir="auto">
      <bdi>{children}</bdi>
    </p>
  );

/** Says that the last mail did not reach its person, who may be the only one to know another way. */
function Unreached({ progress: { unreached, radicado } }: { progress: RequestProgress }) {
  if (unreached === null) return null;
  const subject = encodeURIComponent(`Radicado ${radicado}`);
  return (
    <Alert tone="error" title="No te llegó nuestro último correo">
      No lo pudimos entregar en <bdi>{unreached}</bdi>: la dirección puede tener un error o no
      recibir correos. Lo que te decíamos está en esta página. Escríbenos con tu número de radicado
      a <a href={`mailto:${brand.email}?subject=${subject}`}>{brand.email}</a> o por{' '}
      <a
        href={whatsappLink(`Hola, no me llegan sus correos sobre el radicado ${radicado}.`)}
        rel="noopener"
      >
        WhatsApp
      </a>
      , y te avisamos por otro medio.
    </Alert>
  );
}

/** Where our mails go, unless it was said that none arrives there. */
function Address({ progress: { address, unreached, radicado } }: { progress: RequestProgress }) {
  if (address === null || unreached !== null) return null;
  const subject = encodeURIComponent(`Radicado ${radicado}`);
  return (
    <div>
      <dt>Correo</dt>
      <dd>
        Te escribimos a <bdi>{address}</bdi>. ¿No es tu correo?{' '}
        <a href={`mailto:${brand.email}?subject=${subject}`}>Escríbenos</a> con tu número de
        radicado.
      </dd>
    </div>
  );
}

function DueText({ progress, now }: { progress: RequestProgress; now: Date }) {
  const clock = requestClock(progress, now);
  switch (clock.state) {
    case 'running':
      return (
        <>
          A más tardar el {longDate(clock.dueOn)}
          {progress.isExtended && ', con el plazo ampliado'}.
        </>
      );
    case 'late':
      return (
        <>
          Debió llegarte el {longDate(clock.dueOn)}, y no cumplimos. Estamos en eso; si quieres,
          acude a la{' '}
          <a href="https://www.sic.gov.co" rel="noopener">
            SIC
          </a>
          .
        </>
      );
    case 'paused':
      return (
        <>El plazo está detenido: esperamos lo que falta hasta el {longDate(clock.completeBy)}.</>
      );
    case 'stopped':
      return 'Cerrada.';
  }
}

/** Beside it stands what was asked for last. */
const CompleteForm = ({
  missing,
  outcome,
}: {
  missing: string | null;
  outcome: Outcome | undefined;
}) => (
  <section className="card pqr-card">
    <h2>Completa tu solicitud</h2>
    <div>
      <p>Esto es lo que falta:</p>
      <Words>{missing}</Words>
    </div>
    <OutcomeForm outcome={outcome}>
      <Field label="Lo que faltaba" error={outcome?.errors.complete}>
        <TextArea
          name="complete"
          rows={5}
          maxLength={longestWords}
          required
          defaultValue={outcome?.values.complete}
        />
      </Field>
      <SubmitButton look="primary" busy="Enviando...">
        Enviar lo que faltaba
      </SubmitButton>
    </OutcomeForm>
  </section>
);
