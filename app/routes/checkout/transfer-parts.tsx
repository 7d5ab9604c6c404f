import { useRef } from 'react';
import { href } from 'react-router';
import { type Money, priceText } from '#content/money.ts';
import type { TransferWay } from '#content/transfer-ways-schema.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
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
      <dt>Pagas</dt>
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

/** How the payment stands, in words, and where to go on. */
export function TransferState(props: TransferPage & { isAvailable: boolean }) {
  const { order, report, isOtherPending, isAvailable } = props;
  const { id, code, name, status } = order;
  const chat = whatsappLink(`Hola, es sobre mi transferencia del pedido ${code} (${name}).`);
  if (status === 'paid' || status === 'refunded')
    return (
      <div className="transfer-state">
        {status === 'paid' ? (
          <Alert tone="success" title="El pedido está pagado">
            {report?.state === 'waiting'
              ? 'Llegó por otro medio. Si tu transferencia también llegó, te la devolvemos.'
              : 'No hace falta que transfieras nada más.'}
          </Alert>
        ) : (
          <Alert tone="error" title="El dinero se devolvió">
            Este pedido ya no se paga. Si no lo esperabas, escríbenos.
          </Alert>
        )}
        <div className="row">
          <ButtonLink look="primary" href={`${href('/checkout/success')}?pedido=${id}`}>
            Ver el pago
          </ButtonLink>
        </div>
      </div>
    );
  if (report?.state === 'waiting') return <Waiting report={report} chat={chat} />;
  if (status === 'expired')
    return (
      <div className="transfer-state">
        <Alert tone="error" title="Este pedido venció">
          Su precio ya no vale: no transfieras. Si alcanzaste a hacerlo, escríbenos con la
          referencia y lo resolvemos.
        </Alert>
        <Chat chat={chat} isMain />
      </div>
    );
  if (!isAvailable)
    return (
      <div className="transfer-state">
        <Alert tone="error" title="Este pedido no se paga por transferencia">
          Por ahora no recibimos transferencias para él: no envíes dinero. Elige otra forma de pago
          o escríbenos.
        </Alert>
        <Chat chat={chat} isMain />
      </div>
    );
  return (
    <>
      {report?.state === 'refused' && (
        <div className="transfer-state">
          <Alert tone="error" title="No pudimos confirmar tu transferencia">
            <bdi>{report.reason}</bdi>
          </Alert>
          <p>
            Si el dinero salió, revisa la referencia y repórtalo otra vez, ojalá con una captura. Si
            no salió, sigue estos pasos.
          </p>
        </div>
      )}
      {isOtherPending && (
        <div className="transfer-state">
          <Alert tone="error" title="Ya hay un pago en camino">
            Espera a que el banco responda antes de transferir. Si ya transferiste, repórtalo: si
            llegan los dos, te devolvemos el segundo.
          </Alert>
        </div>
      )}
      {!report && (
        <p className="lead">
          Envía el dinero desde tu banco o tu billetera, y cuéntanos. Lo buscamos en nuestra cuenta
          y confirmamos el pago a mano.
        </p>
      )}
    </>
  );
}

const Waiting = ({ report, chat }: { report: OwnReport; chat: string }) => (
  <div className="transfer-state">
    <Alert tone="success" title="Lo estamos revisando">
      Buscamos tu transferencia en nuestra cuenta. No hace falta que hagas nada más: esta página
      cambia sola, y si algo no cuadra te escribimos.
    </Alert>
    <dl className="transfer-facts">
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
    </dl>
    <Chat chat={chat} />
  </div>
);

const Chat = ({ chat, isMain = false }: { chat: string; isMain?: boolean }) => (
  <div className="row">
    <ButtonLink {...(isMain && { look: 'primary' as const })} href={chat} rel="noopener">
      Escribir por WhatsApp
    </ButtonLink>
  </div>
);
