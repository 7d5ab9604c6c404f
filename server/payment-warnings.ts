import type { Config } from './config.ts';
import type { KeylessPayments } from './services/payments/read-keyless-payments.ts';
import { type PaymentConfig, paypalEnvironment, wompiEnvironment } from './payment-variables.ts';

/** Of each provider that moves no money, a sentence for the operator of the real site, who may be trying it. */
export function sandboxWarnings({ wompi, paypal }: PaymentConfig): string[] {
  return [
    ...(wompi && wompiEnvironment(wompi) === 'sandbox'
      ? [
          warning(
            'Wompi',
            wompi.publicKey.startsWith('pub_prod_')
              ? 'quita WOMPI_API_URL'
              : 'pon las cuatro llaves de producción, sin WOMPI_API_URL',
          ),
        ]
      : []),
    ...(paypal && paypalEnvironment(paypal) === 'sandbox'
      ? [warning('PayPal', 'pon las llaves de producción, sin PAYPAL_API_URL')]
      : []),
  ];
}

/** Whether the real site is being tried: something that is paid there is no money. */
export const isRehearsal = ({ mode, payments }: Pick<Config, 'mode' | 'payments'>): boolean =>
  mode === 'production' && sandboxWarnings(payments).length > 0;

const warning = (provider: string, cure: string): string =>
  `${provider} está en pruebas: lo que alguien «paga» ahí no es dinero, aunque el pedido quede pagado; antes de abrir el sitio, ${cure}.`;

/** Of each provider whose keys were taken away while something is under way there, a sentence for the operator. */
export const keylessWarnings = (waiting: readonly KeylessPayments[]): string[] =>
  waiting.map(({ provider, payments, refunds, subscriptions }) => {
    const parts = [
      ...counted(payments, 'pago sin terminar', 'pagos sin terminar'),
      ...counted(refunds, 'devolución sin hacer', 'devoluciones sin hacer'),
      ...counted(subscriptions, 'membresía que cobra sola', 'membresías que cobra sola'),
    ];
    const { name, variables } = keysOf[provider];
    const byHand = [
      ...(subscriptions === 0 || provider === 'wompi'
        ? []
        : ['cancela las suscripciones en PayPal, que si no las sigue cobrando']),
      'el equipo hace las devoluciones a mano en Pagos',
    ].join(', y ');
    return `${name} tiene ${list.format(parts)}, y sin sus llaves nadie le pregunta: pon las variables ${variables} hasta que terminen; si no van a volver, ${byHand}.`;
  });

const list = new Intl.ListFormat('es-CO', { type: 'conjunction' });

const keysOf = {
  wompi: { name: 'Wompi', variables: 'WOMPI_…' },
  paypal: { name: 'PayPal', variables: 'PAYPAL_…' },
} as const satisfies Record<KeylessPayments['provider'], { name: string; variables: string }>;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
