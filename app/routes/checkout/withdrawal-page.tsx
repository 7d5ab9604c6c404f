import { longDate } from '#content/dates.ts';
import { priceText } from '#content/money.ts';
import { Alert } from '#app/ui/alert.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { termText, withdrawalTerm } from '#packages/legal-requests/src/index.ts';
import { orderPath } from './order-paths.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { Filed, NoWithdrawalText, Over } from './withdrawal-part.tsx';
import type { WithdrawalView } from './withdrawal-view.ts';
import './success.css';
import './withdrawal.css';

type Shown = {
  order: { id: string; code: string; name: string };
  withdrawal: WithdrawalView;
  outcome: Outcome | undefined;
};

/** What goes back and by when, and the form that asks for it; without one, why there is none. */
export function WithdrawalPage({ order, withdrawal, outcome }: Shown) {
  const { state, request } = withdrawal;
  const isOpen = state === 'open' && !request;
  return (
    <div className="wrap withdrawal">
      <header className="withdrawal-head">
        <a className="back" href={orderPath(order.id)}>
          Volver al pedido
        </a>
        <h1>{isOpen ? 'Pedir el retracto' : 'Retracto'}</h1>
        {isOpen && <Terms withdrawal={withdrawal} />}
      </header>
      {isOpen ? (
        <div className="withdrawal-columns">
          <Panel title="Lo que te devolvemos">
            <Facts order={order} withdrawal={withdrawal} />
          </Panel>
          <div className="withdrawal-form">
            <WithdrawalForm id={order.id} isByHand={withdrawal.isByHand} outcome={outcome} />
          </div>
        </div>
      ) : (
        <>
          {outcome && (
            <Alert tone="error" title={outcome.title}>
              {outcome.message}
            </Alert>
          )}
          <div className="withdrawal-head">
            {request ? (
              <Filed request={request} isOver={state === 'nothing-left'} />
            ) : withdrawal.none ? (
              <NoWithdrawalText none={withdrawal.none} />
            ) : state === 'over' ? (
              <Over until={withdrawal.until} />
            ) : (
              <p>Lo que pagaste por este pedido ya se devolvió, o va en camino.</p>
            )}
          </div>
        </>
      )}
    </div>
  );
}

const Terms = ({
  withdrawal: { until, beginsNow, ofMembership },
}: {
  withdrawal: WithdrawalView;
}) => (
  <p className="lead">
    La ley te deja arrepentirte hasta el {longDate(until)}, sin dar razones y sin descuentos.
    {beginsNow &&
      ' Como pediste empezar antes, vale mientras no hayamos empezado: si ya empezamos, te lo decimos en la respuesta.'}
    {ofMembership &&
      ' Tu membresía se cancela hoy y no se cobra nada más; Premium sigue abierto hasta que salga el dinero.'}
  </p>
);

const Facts = ({ order, withdrawal }: Pick<Shown, 'order' | 'withdrawal'>) => (
  <dl className="checkout-facts">
    <div>
      <dt>Te devolvemos</dt>
      <dd className="checkout-amount">{priceText(withdrawal.refund)}</dd>
    </div>
    <div>
      <dt>Compra</dt>
      <dd>
        <bdi>{order.name}</bdi>
      </dd>
    </div>
    <div>
      <dt>Pedido</dt>
      <dd className="checkout-code">{order.code}</dd>
    </div>
    <div>
      <dt>Cuándo</dt>
      <dd>Hasta {termText(withdrawalTerm)} desde que lo pides</dd>
    </div>
    <div>
      <dt>Por dónde</dt>
      <dd>
        {withdrawal.isByHand
          ? 'Una transferencia, a la cuenta que nos des'
          : 'El mismo medio con el que pagaste'}
      </dd>
    </div>
  </dl>
);
