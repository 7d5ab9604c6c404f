import { useRef } from 'react';
import { href, Link } from 'react-router';
import { longDate } from '#content/dates.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { canBecome } from '#packages/quote/src/index.ts';
import type { StaffQuote } from '#server/services/quotes/read-quote.ts';
import { QuoteLines } from '../../quote/quote-lines.tsx';
import { WhyUndelivered } from '../undelivered.tsx';
import { AskFirst } from './ask-first.tsx';

const moment = momentText('long');

type Asked = { quote: StaffQuote; outcome: Outcome | undefined };

/** A quote that went out: what it offers, what became of it, and what may follow. */
export function SentQuote(
  props: Asked & {
    newKey: string;
    /** Whether it is asked if it should be withdrawn. */
    isAsked: boolean;
  },
) {
  const { quote, outcome, newKey, isAsked } = props;
  const { id: quoteId, proposalId, notes, state } = quote;
  return (
    <div className="desk-columns">
      <Panel title="Lo que se ofrece">
        <QuoteLines quote={quote} />
      </Panel>
      {notes !== '' && (
        <Panel title="Condiciones">
          <p className="quote-notes" dir="auto">
            <bdi>{notes}</bdi>
          </p>
        </Panel>
      )}
      <div className="desk-side">
        <Panel title="En qué va">
          <div className="desk-panel-body">
            <Undelivered quote={quote} />
            <Facts quote={quote} />
            <div className="desk-buttons">
              <ButtonLink small href={href('/admin/cotizaciones/:quoteId/pdf', { quoteId })}>
                Ver el PDF
              </ButtonLink>
              {proposalId !== null && (
                <Link
                  to={href('/admin/contact-submissions/:proposalId', { proposalId })}
                  className={buttonClass({ small: true })}
                >
                  Ver la propuesta
                </Link>
              )}
            </div>
          </div>
        </Panel>
        <Panel title="Enlace">
          <div className="desk-panel-body">
            <LinkForm quote={quote} outcome={outcomeOf(outcome, 'relink')} />
          </div>
        </Panel>
        {proposalId !== null && (
          <Panel title="Otra como esta">
            <div className="desk-panel-body">
              <OutcomeForm outcome={outcomeOf(outcome, 'repeat')}>
                <input type="hidden" name="idempotencyKey" value={newKey} />
                <p>Hace un borrador con las mismas líneas, a los precios de hoy del catálogo.</p>
                <div className="desk-buttons">
                  <SubmitButton intent="repeat" small busy="Copiando...">
                    Hacer otra igual
                  </SubmitButton>
                </div>
              </OutcomeForm>
            </div>
          </Panel>
        )}
        {canBecome(state, 'withdrawn') && (
          <AskFirst
            quoteId={quoteId}
            isAsked={isAsked}
            outcome={outcomeOf(outcome, 'withdraw')}
            title="Retirar"
            effect="Quien abra el enlace leerá que ya no está vigente."
            ask="Retirar la cotización"
            question="¿Estás seguro de retirar esta cotización?"
            intent="withdraw"
            busy="Retirando..."
          />
        )}
      </div>
    </div>
  );
}

/** Says that the last mail reached nobody, and what can be done. */
function Undelivered({ quote: { mailFailure, email, state } }: { quote: StaffQuote }) {
  if (mailFailure === null) return null;
  return (
    <div className="desk-waiting desk-failed">
      <p>
        <strong>No le llegó el correo:</strong>{' '}
        <WhyUndelivered failure={mailFailure} email={email} />
      </p>
      <p>
        {state === 'accepted'
          ? 'La aceptó y no tiene la constancia: descarga el PDF y hazlo llegar por otra vía.'
          : 'Cambia el enlace aquí mismo, cópialo y hazlo llegar por otra vía: por teléfono o WhatsApp.'}
      </p>
    </div>
  );
}

/** The link itself is kept nowhere: a new one is shown once, to be sent by other means too. */
function LinkForm({ quote, outcome }: Asked) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [link] = outcome?.shownOnce ?? [];
  return (
    <OutcomeForm outcome={outcome}>
      {link !== undefined && (
        <div className="quote-link">
          <p ref={shown}>{link}</p>
          <CopyButton source={shown} what="el enlace" />
        </div>
      )}
      <p>
        Va en el correo del cliente y no lo guardamos. Si le llegó a quien no debía, o se perdió,
        haz otro: el anterior deja de abrir.
      </p>
      <input type="hidden" name="seen" value={quote.linkCount} />
      <div className="desk-buttons">
        <SubmitButton intent="relink" small busy="Cambiando...">
          Cambiar el enlace y enviarlo
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

function Facts({ quote }: { quote: StaffQuote }) {
  const { email, sentAt, validUntil, decidedAt, acceptedName, acceptance } = quote;
  const { rejectionReason, state } = quote;
  return (
    <dl className="desk-facts">
      <dt>Correo</dt>
      <dd>
        <bdi>{email}</bdi>
      </dd>
      {sentAt && (
        <>
          <dt>Enviada</dt>
          <dd>{moment(sentAt)}</dd>
        </>
      )}
      <dt>Válida hasta</dt>
      <dd>{longDate(validUntil)}</dd>
      {decidedAt && (
        <>
          <dt>{decisions[state] ?? 'Decidida'}</dt>
          <dd>{moment(decidedAt)}</dd>
        </>
      )}
      {acceptedName !== null && (
        <>
          <dt>Por</dt>
          <dd>
            <bdi>{acceptedName}</bdi>
          </dd>
        </>
      )}
      {acceptance && (
        <>
          <dt>Marcó</dt>
          <dd>«{acceptance.text}»</dd>
          <dt>Desde</dt>
          <dd>
            {acceptance.ip}, <bdi>{acceptance.userAgent}</bdi>
          </dd>
        </>
      )}
      {rejectionReason !== null && (
        <>
          <dt>Motivo</dt>
          <dd className="quote-reason" dir="auto">
            <bdi>{rejectionReason}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}

const decisions: Partial<Record<StaffQuote['state'], string>> = {
  accepted: 'Aceptada',
  rejected: 'Rechazada',
  withdrawn: 'Retirada',
};
