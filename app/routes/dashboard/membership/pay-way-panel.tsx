import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { useLookAgain } from '../../checkout/use-look-again.ts';
import { connectPath } from './connect-path.ts';
import { dayText } from './membership-words.ts';
import { NequiForm } from './nequi-form.tsx';
import type { NequiView, PayWayView } from './pay-way.ts';
import { hasOffers, PaypalOffers } from './paypal-offers.tsx';
import { PaypalWay } from './paypal-way.tsx';
import { RemoveForm } from './remove-form.tsx';

type Props = { own: OwnMembership; way: PayWayView; outcome: Outcome | undefined };

/** How the next period is paid: by whoever reads the mail about it, or by itself, from a Nequi account or by PayPal. */
export function PayWayPanel(props: Props) {
  const { nequi, paypal } = props.way;
  useLookAgain(nequi?.kind === 'waiting' || paypal?.kind === 'waiting');
  return (
    <Panel title="Cómo se paga" id="como-se-paga">
      <div className="membership-body">
        {nequi?.isAsked ? <NequiForm {...props} way={nequi} /> : <Ways {...props} />}
      </div>
    </Panel>
  );
}

/** What it is paid by now, and what else it may be. */
function Ways(props: Props) {
  const { own, way, outcome } = props;
  const { nequi, paypal } = way;
  const nequiTells = nequi !== null && nequi.kind !== 'none';
  const paypalTells = paypal !== null && paypal.kind !== 'none' && paypal.kind !== 'left';
  const isTaken = nequi?.kind === 'active' || paypal?.kind === 'active';
  const isAwaited = nequi?.kind === 'waiting' || paypal?.kind === 'waiting';
  const mayNequi = nequi?.mayConnect === true && nequi.kind !== 'waiting';
  return (
    <>
      {paypalTells && <PaypalWay own={own} way={paypal} outcome={outcome} />}
      {nequiTells && <NequiWay own={own} way={nequi} outcome={outcome} />}
      {!isTaken && !isAwaited && <p>{byLinkText(own)}</p>}
      {(mayNequi || (paypal && hasOffers(paypal))) && (
        <ul className="membership-options">
          {mayNequi && (
            <li>
              <p>{nequiText(own)}</p>
              <ButtonLink href={connectPath}>Que se cobre sola a mi Nequi</ButtonLink>
            </li>
          )}
          {paypal && (
            <PaypalOffers way={paypal} isNequi={nequi?.kind === 'active'} outcome={outcome} />
          )}
        </ul>
      )}
    </>
  );
}

const byLinkText = ({ paidUntil, status }: OwnMembership): string =>
  paidUntil
    ? `Por el enlace que te ${status === 'past_due' ? 'mandamos' : 'mandamos siete días antes'}: no se cobra sola. Si prefieres no estar pendiente, deja que se cobre.`
    : 'Tu prueba no se cobra. Para seguir después, pagas cuando quieras; si prefieres no estar pendiente, deja que se cobre el día que termina.';

const nequiText = ({ renewal }: OwnMembership): string =>
  renewal === 'paypal'
    ? 'Si lo prefieres en pesos: se cobra a tu Nequi, y PayPal deja de cobrar.'
    : 'En pesos, de tu Nequi: lo autorizas una vez en tu app.';

function NequiWay({ own, way, outcome }: Omit<Props, 'way'> & { way: NequiView }) {
  const { kind, phoneEnd } = way;
  switch (kind) {
    case 'active':
      return (
        <>
          <div role="status">
            <StatusBadge status="live">{`Nequi terminado en ${phoneEnd ?? '····'}`}</StatusBadge>
          </div>
          <p>
            Se cobra sola: siete días antes te escribimos con el precio en pesos, y el cobro sale a
            tu Nequi {dueText(own)}. Si no quieres seguir, cancela antes de ese día.
          </p>
          {own.next && !own.next.pesos && (
            <p>
              El próximo pago todavía no tiene precio en pesos: si sigue así cuando toque, te
              mandamos el enlace para pagarlo y no se cobra sola.
            </p>
          )}
          <p className="membership-note">
            Si lo quitas, tu membresía sigue y se paga por el enlace que te mandamos. Un cobro que
            ya salió no se detiene.
          </p>
          <RemoveForm intent="nequi-remove" outcome={outcome} busy="Quitando...">
            Quitar mi Nequi
          </RemoveForm>
        </>
      );
    case 'waiting':
      return (
        <>
          <div role="status">
            <StatusBadge status="pending">Acepta en tu app de Nequi</StatusBadge>
          </div>
          <p>
            Le pedimos permiso al Nequi terminado en {phoneEnd ?? '····'}. Abre tu app y acepta la
            solicitud de Wompi: esta página cambia sola cuando lo hagas. Tienes media hora, y hoy no
            se cobra nada{way.isLate ? ' hasta que aceptes' : ''}.
          </p>
          <div className="row">
            <ButtonLink href={href('/dashboard/membresia')}>Ya acepté</ButtonLink>
            <RemoveForm intent="nequi-remove" outcome={outcome} busy="Cancelando...">
              No conectarlo
            </RemoveForm>
          </div>
        </>
      );
    case 'declined':
      return (
        <Ended status="failed" label="Tu Nequi no se conectó">
          La solicitud se rechazó en el Nequi terminado en {phoneEnd ?? '····'}. No se cobró nada.
          Si fue sin querer, pídela otra vez.
        </Ended>
      );
    case 'expired':
      return (
        <Ended status="removed" label="La solicitud se venció">
          Nadie la aceptó a tiempo en el Nequi terminado en {phoneEnd ?? '····'}, o Wompi cambió sus
          documentos mientras tanto. No se cobró nada. Pídela otra vez cuando quieras.
        </Ended>
      );
    case 'none':
      return null;
  }
}

const Ended = (props: { status: 'failed' | 'removed'; label: string; children: ReactNode }) => (
  <>
    <div role="status">
      <StatusBadge status={props.status}>{props.label}</StatusBadge>
    </div>
    <p>{props.children}</p>
  </>
);

const dueText = ({ paidUntil, status }: OwnMembership): string =>
  paidUntil && status === 'active'
    ? `el ${dayText(paidUntil)}`
    : 'hasta tres veces en los siete días de plazo';
