import { href, Link } from 'react-router';
import { machinePaths } from '#content/machine-paths.ts';
import { priceText } from '#content/money.ts';
import { Alert } from '#app/ui/alert.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { momentText } from '#app/ui/moment.ts';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { longestRefusal } from '#packages/payments/src/index.ts';
import type { WaitingTransfer as Report } from '#server/services/transfers/list-transfers.ts';
import { OrderLink } from './order-link.tsx';
import { OtherAmountForm } from './other-amount-form.tsx';
import { OtherTransferTick, SameReference } from './same-reference.tsx';

const moment = momentText('medium');
const here = href('/admin/pagos/transferencias');

/** A report that waits, with what there is to find the money by, and the two ways to decide it. */
export function WaitingTransfer(props: {
  report: Report;
  isAsked: boolean;
  outcome: Outcome | undefined;
}) {
  const { report, isAsked, outcome } = props;
  return (
    <Panel title={`${priceText(report.amount)} · ${report.code}`} id={placeOf(report)}>
      <div className="transfer-report">
        <div className="transfer-said">
          {report.orderStatus === 'paid' && (
            <Alert tone="error" title="El pedido ya está pagado por otro medio">
              Si este dinero también llegó, confírmalo: queda anotado como un pago de más, por
              devolver.
            </Alert>
          )}
          <SameReference alike={report.alike} />
          <dl className="desk-facts">
            <dt>Pedido</dt>
            <dd>
              <OrderLink orderId={report.orderId} code={report.code} />
            </dd>
            <dt>Referencia</dt>
            <dd>
              <bdi>{report.reference}</bdi>
            </dd>
            <dt>Cliente</dt>
            <dd>
              <bdi>{report.clientName ?? 'Cuenta eliminada'}</bdi>
              {report.clientEmail !== null && (
                <>
                  {', '}
                  <bdi>{report.clientEmail}</bdi>
                </>
              )}
            </dd>
            <dt>Paga</dt>
            <dd>{report.what}</dd>
            <dt>Reportada</dt>
            <dd>
              {moment(report.reportedAt)}
              {report.isLate && <span className="due-late"> Más de un día hábil</span>}
            </dd>
            {report.note !== null && (
              <>
                <dt>Nota</dt>
                <dd className="transfer-note">
                  <bdi>{report.note}</bdi>
                </dd>
              </>
            )}
          </dl>
        </div>
        <Proof report={report} />
        <div className="transfer-decision">
          <ConfirmForm report={report} isAsked={isAsked} outcome={outcomeOf(outcome, 'confirm')} />
          <OtherAmountForm report={report} outcome={outcomeOf(outcome, 'other-amount')} />
          <RefuseForm report={report} outcome={outcomeOf(outcome, 'refuse')} />
        </div>
      </div>
    </Panel>
  );
}

const placeOf = ({ id }: Report) => `reporte-${id}`;

function Proof({ report: { proofToken, code } }: { report: Report }) {
  if (proofToken === null) return <p className="transfer-no-proof">Sin imagen.</p>;
  const url = `${machinePaths.transferProofs}/${proofToken}`;
  return (
    <figure className="transfer-proof">
      <a href={url} target="_blank" rel="noopener">
        <img src={url} loading="lazy" alt={`Comprobante del pedido ${code}, en otra pestaña`} />
      </a>
      <figcaption>El enlace sirve 10 minutos: si ya no abre, recarga la página.</figcaption>
    </figure>
  );
}

function ConfirmForm(props: { report: Report; isAsked: boolean; outcome: Outcome | undefined }) {
  const { report, isAsked, outcome } = props;
  const place = placeOf(report);
  if (!isAsked && outcome === undefined)
    return (
      <div className="desk-buttons">
        <Link
          to={`${here}?confirmar=${report.id}#${place}`}
          className={buttonClass({ small: true })}
          replace
          preventScrollReset
        >
          Confirmar<span className="visually-hidden"> la del pedido {report.code}</span>
        </Link>
      </div>
    );
  return (
    <OutcomeForm outcome={outcome} action={here}>
      <input type="hidden" name="transfer" value={report.id} />
      <FocusOnMount className="desk-question">
        ¿Ya viste {priceText(report.amount)} en la cuenta? Confirmar no se deshace.
      </FocusOnMount>
      <OtherTransferTick isAsked={report.alike.length > 0} outcome={outcome} />
      <div className="desk-buttons">
        <SubmitButton intent="confirm" look="primary" small busy="Confirmando...">
          Sí, llegó
        </SubmitButton>
        <Link
          to={`${here}#${place}`}
          className={buttonClass({ small: true })}
          replace
          preventScrollReset
        >
          No
        </Link>
      </div>
    </OutcomeForm>
  );
}

function RefuseForm({ report, outcome }: { report: Report; outcome: Outcome | undefined }) {
  return (
    <details className="desk-more" open={outcome !== undefined}>
      <summary>Rechazar</summary>
      <OutcomeForm outcome={outcome} action={here}>
        <input type="hidden" name="transfer" value={report.id} />
        <Field
          label="Por qué no se confirma"
          hint="El cliente lo lee en su correo y en la página del pago."
          error={outcome?.errors.reason}
        >
          <TextArea
            name="reason"
            rows={3}
            maxLength={longestRefusal}
            required
            defaultValue={outcome?.values.reason}
          />
        </Field>
        <div className="desk-buttons">
          <SubmitButton intent="refuse" look="danger" small busy="Rechazando...">
            Rechazar y avisarle
          </SubmitButton>
        </div>
      </OutcomeForm>
    </details>
  );
}
