import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { OwnMembership } from '#server/services/renewals/read-own-membership.ts';
import { useLookAgain } from '../../checkout/use-look-again.ts';
import { connectPath } from './connect-path.ts';
import { dayText } from './membership-words.ts';
import { NequiForm } from './nequi-form.tsx';
import type { PayWayView } from './pay-way.ts';

type Props = { own: OwnMembership; way: PayWayView; outcome: Outcome | undefined };

/** How the next period is paid: by whoever reads the mail about it, or by itself, from a Nequi account. */
export function PayWayPanel(props: Props) {
  const { way } = props;
  useLookAgain(way.kind === 'waiting');
  return (
    <Panel title="Cómo se paga" id="como-se-paga">
      <div className="membership-body">
        {way.isAsked ? <NequiForm {...props} /> : <Way {...props} />}
      </div>
    </Panel>
  );
}

function Way({ own, way, outcome }: Props) {
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
              mandamos el enlace para pagarlo y no se cobra solo.
            </p>
          )}
          <RemoveForm outcome={outcome} busy="Quitando...">
            Quitar mi Nequi
          </RemoveForm>
          <p className="membership-note">
            Si lo quitas, tu membresía sigue y se paga por el enlace que te mandamos. Un cobro que
            ya salió no se detiene.
          </p>
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
          <p className="row">
            <ButtonLink href={href('/dashboard/membresia')}>Ya acepté</ButtonLink>
          </p>
          <RemoveForm outcome={outcome} busy="Cancelando...">
            No conectarlo
          </RemoveForm>
        </>
      );
    case 'declined':
      return (
        <ByLink>
          <div role="status">
            <StatusBadge status="failed">Tu Nequi no se conectó</StatusBadge>
          </div>
          <p>
            La solicitud se rechazó en el Nequi terminado en {phoneEnd ?? '····'}. No se cobró nada.
            Si fue sin querer, pídela otra vez.
          </p>
        </ByLink>
      );
    case 'expired':
      return (
        <ByLink>
          <div role="status">
            <StatusBadge status="removed">La solicitud se venció</StatusBadge>
          </div>
          <p>
            Nadie la aceptó a tiempo en el Nequi terminado en {phoneEnd ?? '····'}, o Wompi cambió
            sus documentos mientras tanto. No se cobró nada. Pídela otra vez cuando quieras.
          </p>
        </ByLink>
      );
    case 'none':
      return <ByLink />;
  }
}

const ByLink = ({ children }: { children?: ReactNode }) => (
  <>
    {children}
    <p>
      Por el enlace que te mandamos siete días antes: no se cobra solo. Si prefieres no estar
      pendiente, conecta tu Nequi.
    </p>
    <p className="row">
      <ButtonLink href={connectPath}>Que se cobre solo a mi Nequi</ButtonLink>
    </p>
  </>
);

const RemoveForm = (props: { outcome: Outcome | undefined; busy: string; children: string }) => (
  <OutcomeForm outcome={outcomeOf(props.outcome, 'nequi-remove')}>
    <div>
      <SubmitButton intent="nequi-remove" busy={props.busy}>
        {props.children}
      </SubmitButton>
    </div>
  </OutcomeForm>
);

const dueText = ({ paidUntil, status }: OwnMembership): string =>
  paidUntil && status === 'active'
    ? `el ${dayText(paidUntil)}`
    : 'hasta tres veces en los siete días de plazo';
