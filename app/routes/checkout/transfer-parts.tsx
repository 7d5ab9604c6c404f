import { type ReactNode, useRef } from 'react';
import { href } from 'react-router';
import { type Money, priceText } from '#content/money.ts';
import { responseHours } from '#content/response-time.ts';
import type { TransferWay } from '#content/transfer-ways-schema.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { type Status, StatusBadge } from '#app/ui/status-badge.tsx';
import type { OwnReport, TransferPage } from '#server/services/transfers/read-transfer.ts';

const moment = momentText('long');

/** What is paid, exactly how much, until when, and what to write beside it. */
export const OrderFacts = (props: {
  name: string;
  code: string;
  pesos: Money;
  expiresAt: Date;
}) => (
  <dl className="transfer-facts">
    <div>
      <dt>Compra</dt>
      <dd>{props.name}</dd>
    </div>
    <CopiedFact
      label="Valor exacto"
      shown={priceText(props.pesos)}
      text={String(props.pesos.amount / 100)}
      what="el valor"
      isLarge
    />
    <CopiedFact label="En la descripción escribe" shown={props.code} what="el código del pedido" />
    <div>
      <dt>Repórtala hasta</dt>
      <dd>{moment(props.expiresAt)}, hora de Bogotá</dd>
    </div>
  </dl>
);

function CopiedFact(props: {
  label: string;
  shown: string;
  text?: string;
  what: string;
  isLarge?: boolean;
}) {
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        <span ref={shown} className={props.isLarge ? 'transfer-amount' : 'transfer-figure'}>
          {props.shown}
        </span>
        <CopyButton
          source={shown}
          what={props.what}
          {...(props.text !== undefined && { text: props.text })}
        />
      </dd>
    </div>
  );
}

/** Where the money may go; any of them. */
export const WayList = ({ ways }: { ways: readonly TransferWay[] }) => (
  <>
    <p>{ways.length > 1 ? 'Elige a dónde:' : 'A esta cuenta:'}</p>
    <ul className="transfer-ways">
      {ways.map((way) => (
        <li key={way.kind === 'link' ? way.url : way.number}>
          <h3>{nameOf(way)}</h3>
          {way.demo && (
            <p className="transfer-demo">Es un ejemplo del modo de prueba: no envíes dinero.</p>
          )}
          <dl className="transfer-facts">
            {way.kind === 'link' ? (
              <div>
                <dt>Enlace</dt>
                <dd>
                  <NewTabLink href={way.url}>Abrir el enlace de pago</NewTabLink>
                </dd>
              </div>
            ) : (
              <CopiedFact
                label="Número"
                shown={way.number}
                text={way.number.replaceAll(/\D/g, '')}
                what="el número"
              />
            )}
            <div>
              <dt>A nombre de</dt>
              <dd>
                {way.holder}
                {way.kind === 'account' && `, ${way.document}`}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  </>
);

const nameOf = (way: TransferWay): string =>
  way.kind === 'account' ? `${way.bank}, cuenta de ${accounts[way.accountType]}` : way.name;

const accounts = { ahorros: 'ahorros', corriente: 'corriente' } as const;

type Head = { title: string; status?: Status; label?: string; text: ReactNode };

/** How the payment stands, in words. */
function headOf({ order: { status, pesos }, report, isAvailable }: TransferView): Head {
  if (status === 'paid' && report?.paid)
    return {
      ...{ title: 'Confirmamos tu transferencia', status: 'live', label: 'Pagado' },
      text: '¡Gracias! Tu pago llegó completo. El comprobante te llega por correo, y también lo descargas en la página de tu pago.',
    };
  if (status === 'paid')
    return {
      ...{ title: 'Este pedido ya está pagado', status: 'live', label: 'Pagado' },
      text:
        report?.state === 'waiting'
          ? 'Llegó por otro medio. Si tu transferencia también llegó, te la devolvemos.'
          : 'No hace falta que transfieras nada más.',
    };
  if (status === 'refunded')
    return {
      ...{ title: 'Este pago se devolvió', status: 'removed', label: 'Devuelto' },
      text: 'Este pedido ya no se paga: no transfieras. Si no lo esperabas, escríbenos.',
    };
  if (report?.state === 'waiting')
    return {
      ...{ title: 'Revisamos tu transferencia', status: 'pending', label: 'En revisión' },
      text: `La buscamos en nuestra cuenta. La meta: menos de ${responseHours} horas. No hace falta que hagas nada más, y puedes cerrar esta página: te escribimos cuando la confirmemos, o si algo no cuadra.`,
    };
  if (status === 'expired')
    return {
      ...{ title: 'Este pedido venció', status: 'removed', label: 'Vencido' },
      text: 'Su precio ya no vale: no transfieras. Si alcanzaste a hacerlo, escríbenos con la referencia y lo resolvemos.',
    };
  if (report?.arrived && pesos)
    return {
      ...{ title: 'Llegó otro monto', status: 'pending', label: 'En revisión' },
      text: `Llegaron ${priceText(report.arrived)} y el pedido es de ${priceText(pesos)}. Ese dinero es tuyo: te escribimos para acordar qué sigue. Mientras tanto no transfieras más.`,
    };
  if (!isAvailable)
    return {
      ...{ title: 'Este pedido no se paga por transferencia', status: 'removed' },
      label: 'No disponible',
      text: 'Por ahora no recibimos transferencias para él: no envíes dinero. Elige otra forma de pago o escríbenos.',
    };
  if (report?.state === 'refused')
    return {
      ...{ title: 'Reporta otra vez tu transferencia', status: 'failed', label: 'Sin confirmar' },
      text: (
        <>
          No pudimos confirmarla: <bdi>{report.reason}</bdi>
        </>
      ),
    };
  return {
    title: 'Paga por transferencia',
    text: 'Envía el dinero desde tu banco o tu billetera, y cuéntanos. Lo buscamos en nuestra cuenta y confirmamos el pago a mano.',
  };
}

export type TransferView = TransferPage & {
  isAvailable: boolean;
  /** Where the order is paid in another way; null of what is not sold by an address of its own. */
  checkoutPath: string | null;
};

/** How the payment stands, of what, and where to go on. */
export function TransferHead({ page, isPayable }: { page: TransferView; isPayable: boolean }) {
  const { order, report, isOtherPending, checkoutPath } = page;
  const { title, status, label, text } = headOf(page);
  return (
    <header className="transfer-head">
      {isPayable && checkoutPath !== null && (
        <a className="back" href={checkoutPath}>
          Elegir otra forma de pago
        </a>
      )}
      <div className="transfer-head" role="status">
        {status && <StatusBadge status={status}>{label}</StatusBadge>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      {isPayable && report?.state === 'refused' && (
        <p>
          Si el dinero salió, revisa la referencia y repórtalo otra vez, ojalá con una captura. Si
          no salió, sigue estos pasos.
        </p>
      )}
      {isPayable && isOtherPending && (
        <Alert tone="error" title="Ya hay un pago en camino">
          Espera a que el banco responda antes de transferir. Si ya transferiste, repórtalo: si
          llegan los dos, te devolvemos el segundo.
        </Alert>
      )}
      {!isPayable && <Outcome order={order} report={report} checkoutPath={checkoutPath} />}
    </header>
  );
}

/** What was to be paid, what was reported of it, and the ways on. */
function Outcome({
  order: { id, code, name, status, pesos },
  report,
  checkoutPath,
}: Pick<TransferView, 'order' | 'report' | 'checkoutPath'>) {
  const chat = whatsappLink(`Hola, es sobre mi transferencia del pedido ${code} (${name}).`);
  const isSettled = status === 'paid' || status === 'refunded';
  const isWaiting = report?.state === 'waiting';
  return (
    <>
      <dl className="transfer-facts">
        <div>
          <dt>Compra</dt>
          <dd>{name}</dd>
        </div>
        {pesos && (
          <div>
            <dt>Valor</dt>
            <dd className="transfer-amount">{priceText(pesos)}</dd>
          </div>
        )}
        <div>
          <dt>Pedido</dt>
          <dd className="transfer-figure">{code}</dd>
        </div>
        {!isSettled && isWaiting && <ReportFacts report={report} />}
      </dl>
      <div className="row">
        {isSettled && (
          <ButtonLink look="primary" href={`${href('/checkout/success')}?pedido=${id}`}>
            Ver el pago
          </ButtonLink>
        )}
        {!isSettled && !isWaiting && !report?.arrived && checkoutPath !== null && (
          <ButtonLink look="primary" href={checkoutPath}>
            {status === 'expired' ? 'Empezar de nuevo' : 'Elegir otra forma de pago'}
          </ButtonLink>
        )}
        <ButtonLink href={chat} rel="noopener">
          Escribir por WhatsApp
        </ButtonLink>
      </div>
    </>
  );
}

const ReportFacts = ({ report }: { report: OwnReport }) => (
  <>
    <div>
      <dt>Referencia</dt>
      <dd>
        <bdi>{report.reference}</bdi>
      </dd>
    </div>
    <div>
      <dt>Reportada</dt>
      <dd>{moment(report.reportedAt)}, hora de Bogotá</dd>
    </div>
    <div>
      <dt>Imagen</dt>
      <dd>{report.hasImage ? 'La recibimos' : 'Sin imagen'}</dd>
    </div>
  </>
);
