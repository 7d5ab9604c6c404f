import { href } from 'react-router';
import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { NoWithdrawal } from '#packages/membership/src/index.ts';
import { withdrawalPath } from './order-paths.ts';
import type { FiledWithdrawal, WithdrawalView } from './withdrawal-view.ts';
import './withdrawal.css';

/** Of an order that was paid, until when one may withdraw from it; nothing where they did, or all went back. */
export function WithdrawalPart({ id, withdrawal }: { id: string; withdrawal: WithdrawalView }) {
  const { state, none, request, until } = withdrawal;
  if (request || state === 'nothing-left') return null;
  if (none)
    return (
      <section className="withdrawal-part" aria-labelledby="cancelar">
        <h2 id="cancelar">¿Ya no quieres seguir?</h2>
        <NoWithdrawalText none={none} />
      </section>
    );
  return (
    <section className="withdrawal-part" aria-labelledby="retracto">
      <h2 id="retracto">¿Te arrepentiste?</h2>
      {state === 'open' ? <StillOpen id={id} withdrawal={withdrawal} /> : <Over until={until} />}
    </section>
  );
}

/** That they withdrew, beside what they paid. */
export const FiledWithdrawalPanel = (props: { request: FiledWithdrawal; isOver: boolean }) => (
  <Panel title="Retracto">
    <div className="withdrawal-filed">
      <Filed {...props} />
    </div>
  </Panel>
);

/** What was filed, and by when the money is back. */
export function Filed({ request, isOver }: { request: FiledWithdrawal; isOver: boolean }) {
  const { radicado, filedOn, dueOn, path } = request;
  return (
    <>
      <p>
        Pediste el retracto el {longDate(filedOn)}, radicado {radicado}
        {request.isOpen && !isOver && <>: te devolvemos a más tardar el {longDate(dueOn)}</>}.
      </p>
      <p>
        <ButtonLink href={path} small>
          Ver en qué va
        </ButtonLink>
      </p>
    </>
  );
}

/** Why the law gives no withdrawal from a period of a membership, and what to do instead. */
export const NoWithdrawalText = ({ none }: { none: NoWithdrawal }) => (
  <>
    <p>{noWithdrawalTexts[none]}</p>
    <p className="row">
      <ButtonLink href={href('/dashboard/membresia')} small>
        Ir a mi membresía
      </ButtonLink>
      <ButtonLink href={href('/contact')} small>
        Escribirle al equipo
      </ButtonLink>
    </p>
  </>
);

const cancelText =
  'Cancela cuando quieras: no se cobra nada más y conservas lo que pagaste hasta que termine.';

const noWithdrawalTexts: Record<NoWithdrawal, string> = {
  'later-period': `${cancelText} El retracto de la ley es del primer periodo, y este ya es una renovación.`,
  replacement: `${cancelText} El retracto de la ley es del primer periodo, y con este pago cambiaste el plan que ya tenías.`,
  replaced:
    'Cambiaste este periodo por otro plan, y lo que te quedaba se descontó de su precio. Si quieres dejar la membresía, escríbenos y lo resolvemos contigo.',
};

const StillOpen = ({ id, withdrawal }: { id: string; withdrawal: WithdrawalView }) => (
  <>
    <p>
      {withdrawal.beginsNow ? (
        <>
          Nos pediste empezar sin esperar el plazo. Puedes retractarte mientras no empecemos, y a
          más tardar el {longDate(withdrawal.until)}.
        </>
      ) : (
        <>
          Puedes retractarte hasta el {longDate(withdrawal.until)}, sin dar razones. Te devolvemos{' '}
          {priceText(withdrawal.refund)}
          {withdrawal.ofMembership && ' y tu membresía se cancela'}.
        </>
      )}
    </p>
    <p>
      <ButtonLink href={withdrawalPath(id)} small>
        Pedir el retracto
      </ButtonLink>
    </p>
  </>
);

/** What is left to do when the time is over. */
export const Over = ({ until }: { until: string }) => (
  <>
    <p>
      El plazo para retractarte terminó el {longDate(until)}. Si fue un fraude, no pediste esta
      compra, no la recibiste, no es lo que te ofrecimos o salió defectuosa, puedes pedir la{' '}
      <strong>reversión del pago</strong>: desde que lo sabes tienes 5 días hábiles para contárnoslo
      y para avisarle a tu banco. Si pagaste por transferencia, radica un reclamo de consumo.
    </p>
    <p>
      <ButtonLink href={href('/pqr')} small>
        Radicar la solicitud
      </ButtonLink>
    </p>
  </>
);
