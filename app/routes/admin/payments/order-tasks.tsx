import { findingTitles } from '#content/payment-findings.ts';
import { href, Link } from 'react-router';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { momentText } from '#app/ui/moment.ts';
import { brand } from '#content/brand.ts';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { priceText } from '#content/money.ts';
import { longestReference } from '#packages/payments/src/index.ts';
import type { StaffFinding } from '#server/services/payment-desk/finding.ts';
import type { OrderRefund } from '#server/services/payment-desk/order-parts.ts';
import type { StaffOrder } from '#server/services/payment-desk/read-order.ts';
import { HeldRefunds } from './held-refunds.tsx';
import { manualRefunds } from './open-refunds.ts';
import { arrivedText } from './arrived-text.ts';

/** What of an order waits for the staff. */
export const OrderTasks = (props: { order: StaffOrder; outcome: Outcome | undefined }) => (
  <>
    {props.order.attempts.some(({ report }) => report?.decision === null) && <LookForTransfer />}
    {props.order.findings.map(
      (finding) =>
        // A refund to be made has its own form.
        finding.resolved === null &&
        finding.kind !== 'manual-refund' && <LookInto key={finding.id} finding={finding} />,
    )}
    <HeldRefunds {...props} />
    {manualRefunds(props.order).map((refund) => (
      <FinishForm key={refund.id} {...props} refund={refund} />
    ))}
  </>
);

/** Leads to the transfer that somebody has to look for. */
const LookForTransfer = () => (
  <section className="desk-waiting" aria-label="Transferencia por confirmar">
    <p>
      <strong>El cliente avisó que transfirió.</strong> Busca la plata en el banco y decide en{' '}
      <Link to={href('/admin/pagos/transferencias')}>Transferencias</Link>.
    </p>
  </section>
);

/** Leads to where what does not fit is resolved, and a wrong amount to where it goes back. */
function LookInto({ finding: { kind, amount, expected } }: { finding: StaffFinding }) {
  const findings = <Link to={href('/admin/pagos/diferencias')}>Diferencias</Link>;
  return (
    <section className="desk-waiting" aria-label={findingTitles[kind]}>
      <p>
        <strong>{findingTitles[kind]}.</strong>{' '}
        {amount && expected && `${arrivedText(amount, expected)}. `}
        {kind === 'mismatch' ? (
          <>
            Devuélvelo en <a href="#pagos">Pagos y devoluciones</a>, o escribe en {findings} qué
            acordaron.
          </>
        ) : (
          <>Mira qué hacer en {findings}.</>
        )}
      </p>
    </section>
  );
}

/** Of a refund that a person makes: to which account, and by what it is found at the bank, once it was made. */
function FinishForm(props: {
  order: StaffOrder;
  refund: OrderRefund;
  outcome: Outcome | undefined;
}) {
  const { order, refund } = props;
  const finish = outcomeOf(props.outcome, 'finish');
  const own = finish?.values.refund === refund.id ? finish : undefined;
  return (
    <section className="desk-waiting payment-task" aria-label="Devolución por hacer a mano">
      <p>
        <strong>Por hacer a mano:</strong> devuélvele {priceText(refund.amount)} al cliente con una
        transferencia.
      </p>
      <p>{accountText(refund, order)}</p>
      {own?.code === 'refund.unsure-made' ? (
        <MadeQuestion order={order} refund={refund} transfer={own.values.transfer ?? ''} />
      ) : (
        <OutcomeForm outcome={own}>
          <input type="hidden" name="refund" value={refund.id} />
          <Field
            label="Referencia de la transferencia"
            hint="La del comprobante del banco. Con ella se encuentra después."
            error={own?.errors.transfer}
          >
            <TextInput
              name="transfer"
              autoComplete="off"
              maxLength={longestReference}
              defaultValue={own?.values.transfer}
              required
            />
          </Field>
          <div className="desk-buttons">
            <SubmitButton intent="finish" small busy="Revisando...">
              Ya la hice
            </SubmitButton>
          </div>
        </OutcomeForm>
      )}
    </section>
  );
}

/** Asked before it is noted, with what was typed. */
function MadeQuestion(props: { order: StaffOrder; refund: OrderRefund; transfer: string }) {
  const { order, refund, transfer } = props;
  return (
    <OutcomeForm outcome={undefined}>
      <input type="hidden" name="refund" value={refund.id} />
      <input type="hidden" name="transfer" value={transfer} />
      <input type="hidden" name="sure" value="on" />
      <FocusOnMount className="desk-question">
        ¿Ya le transferiste {priceText(refund.amount)}, con la referencia <bdi>{transfer}</bdi>?
      </FocusOnMount>
      <p>Queda en el libro y le avisamos al cliente: no se puede deshacer.</p>
      <div className="desk-buttons">
        <SubmitButton intent="finish" look="danger" small busy="Anotando...">
          Sí, ya la hice
        </SubmitButton>
        <Link
          to={href('/admin/pagos/:orderId', { orderId: order.id })}
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

const moment = momentText('medium');

/** Where the staff finds the account. */
function accountText({ account, mail }: OrderRefund, { client }: StaffOrder): string {
  const answer = `La respuesta del cliente a ese correo llega a ${brand.email}`;
  if (account.is === 'given')
    return 'Va a la cuenta que dio al retractarse: está en «Cuenta para la devolución», arriba o en su solicitud.';
  if (account.is === 'asked-before')
    return `Va a la misma cuenta que le pedimos por correo (${moment(account.at)}). ${answer}.`;
  if (account.at !== null)
    return mail.failure
      ? 'Le pedimos la cuenta por correo, pero el correo no salió. En «Correos al cliente» puedes enviarlo otra vez.'
      : `Le pedimos la cuenta por correo (${moment(account.at)}). ${answer}.`;
  return client?.email
    ? `En el próximo minuto le pedimos la cuenta por correo. ${answer}.`
    : 'Quien pagó ya no tiene cuenta aquí, así que no le pedimos nada por correo.';
}
