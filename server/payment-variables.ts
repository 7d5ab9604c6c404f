import { z } from 'zod';

/** Of an API that gets a key: encrypted, but for one of this machine. */
export function isPeerAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (`${username}${password}${search}${hash}` !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(127\.0\.0\.1|localhost)$/.test(hostname))
  );
}

const address = z.string().refine(isPeerAddress).optional();

/** What the operator says of the providers, all or nothing of each. The addresses are for a peer that stands in for one. */
export const paymentVariables = {
  WOMPI_PUBLIC_KEY: z
    .string()
    .regex(/^pub_(test|prod)_\w+$/)
    .optional(),
  WOMPI_PRIVATE_KEY: z
    .string()
    .regex(/^prv_(test|prod)_\w+$/)
    .optional(),
  WOMPI_INTEGRITY_SECRET: z
    .string()
    .regex(/^(test|prod)_integrity_\w+$/)
    .optional(),
  WOMPI_EVENTS_SECRET: z
    .string()
    .regex(/^(test|prod)_events_\w+$/)
    .optional(),
  WOMPI_API_URL: address,
  WOMPI_CHECKOUT_URL: address,
  PAYPAL_CLIENT_ID: z
    .string()
    .regex(/^[\w-]{10,}$/)
    .optional(),
  PAYPAL_CLIENT_SECRET: z
    .string()
    .regex(/^[\w-]{10,}$/)
    .optional(),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^[\w-]{5,}$/)
    .optional(),
  PAYPAL_API_URL: address,
};

type Name = keyof typeof paymentVariables;

export const peerAddress =
  'debe ser una dirección https sin usuario ni parámetros, o http de esta máquina';

export const acceptedPaymentVariables: Record<Name, string> = {
  WOMPI_PUBLIC_KEY: 'debe ser la llave pública de Wompi, como pub_prod_…',
  WOMPI_PRIVATE_KEY: 'debe ser la llave privada de Wompi, como prv_prod_…',
  WOMPI_INTEGRITY_SECRET: 'debe ser el secreto de integridad de Wompi, como prod_integrity_…',
  WOMPI_EVENTS_SECRET: 'debe ser el secreto de eventos de Wompi, como prod_events_…',
  WOMPI_API_URL: peerAddress,
  WOMPI_CHECKOUT_URL: peerAddress,
  PAYPAL_CLIENT_ID: 'debe ser el Client ID de la aplicación de PayPal',
  PAYPAL_CLIENT_SECRET: 'debe ser el secreto de la aplicación de PayPal',
  PAYPAL_WEBHOOK_ID: 'debe ser el id del webhook que registraste en PayPal',
  PAYPAL_API_URL: `${peerAddress}: https://api-m.sandbox.paypal.com para las pruebas de PayPal`,
};

/** What each provider cannot do without. */
const keysOf = {
  Wompi: ['WOMPI_PUBLIC_KEY', 'WOMPI_PRIVATE_KEY', 'WOMPI_INTEGRITY_SECRET', 'WOMPI_EVENTS_SECRET'],
  PayPal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const satisfies Record<string, readonly Name[]>;

type Given = Readonly<Record<string, string | undefined>>;

/** Keys that are only half there, or of two environments: money would come in that nobody hears of. */
export function findHalfSetProviders(given: Given): string[] {
  return [
    ...Object.entries(keysOf).flatMap(([provider, names]) => {
      const missing = names.filter((name) => !given[name]);
      if (missing.length === 0 || missing.length === names.length) return [];
      const verb = missing.length === 1 ? 'falta' : 'faltan';
      return [`${missing.join(', ')} ${verb}: ${provider} se define completo o no se define.`];
    }),
    ...mixedEnvironments(given),
  ];
}

function mixedEnvironments(given: Given): string[] {
  const ofKeys = new Set(
    keysOf.Wompi.flatMap((name) => {
      const [, environment] = /(?:^|_)(test|prod)_/.exec(given[name] ?? '') ?? [];
      return environment ? [environment] : [];
    }),
  );
  if (ofKeys.size > 1) {
    return [
      'WOMPI_PUBLIC_KEY y las otras llaves de Wompi deben ser todas de prueba o todas de producción.',
    ];
  }
  const [keys] = ofKeys;
  const place = environmentAt(given.WOMPI_API_URL ?? '', wompiHosts);
  if (!keys || !place || (keys === 'test') === (place === 'sandbox')) return [];
  return [
    keys === 'test'
      ? 'WOMPI_API_URL es la dirección de producción de Wompi, y las llaves son de prueba: quítala, o pon las llaves de producción.'
      : 'WOMPI_API_URL es la dirección de pruebas de Wompi, y las llaves son de producción: quítala, o pon las llaves de prueba.',
  ];
}

/** Whether it is money of somebody that moves. */
export type PaymentEnvironment = 'production' | 'sandbox';

type Hosts = Readonly<Record<PaymentEnvironment, RegExp>>;

const wompiHosts: Hosts = {
  production: /^production\.wompi\.co$/,
  sandbox: /^sandbox\.wompi\.co$/,
};
const paypalHosts: Hosts = {
  production: /^api(-m)?\.paypal\.com$/,
  sandbox: /\.sandbox\.paypal\.com$/,
};

/** Undefined of a place that is not the provider's. */
function environmentAt(url: string, hosts: Hosts): PaymentEnvironment | undefined {
  if (!URL.canParse(url)) return undefined;
  const hostname = new URL(url).hostname.replace(/\.$/, '');
  return (['production', 'sandbox'] as const).find((one) => hosts[one].test(hostname));
}

/** The settings of each provider that is set up. */
export function toPaymentConfig(given: { [N in Name]?: string | undefined }) {
  const { WOMPI_PUBLIC_KEY: publicKey, WOMPI_PRIVATE_KEY: privateKey } = given;
  const { WOMPI_INTEGRITY_SECRET: integritySecret, WOMPI_EVENTS_SECRET: eventsSecret } = given;
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = given;
  const { PAYPAL_WEBHOOK_ID: webhookId } = given;
  const wompiHost = publicKey?.startsWith('pub_test_') ? 'sandbox' : 'production';
  return {
    wompi:
      publicKey && privateKey && integritySecret && eventsSecret
        ? {
            ...{ publicKey, privateKey, integritySecret, eventsSecret },
            apiUrl: given.WOMPI_API_URL ?? `https://${wompiHost}.wompi.co/v1`,
            checkoutUrl: given.WOMPI_CHECKOUT_URL ?? 'https://checkout.wompi.co/p/',
          }
        : null,
    paypal:
      clientId && clientSecret && webhookId
        ? {
            ...{ clientId, clientSecret, webhookId },
            apiUrl: given.PAYPAL_API_URL ?? 'https://api-m.paypal.com',
          }
        : null,
  };
}

export type PaymentConfig = ReturnType<typeof toPaymentConfig>;

type Wompi = NonNullable<PaymentConfig['wompi']>;
type Paypal = NonNullable<PaymentConfig['paypal']>;

/** Whoever stands in for Wompi is a sandbox, too, whatever the keys say. */
export const wompiEnvironment = ({
  publicKey,
  apiUrl,
}: Pick<Wompi, 'publicKey' | 'apiUrl'>): PaymentEnvironment =>
  publicKey.startsWith('pub_prod_') && environmentAt(apiUrl, wompiHosts) === 'production'
    ? 'production'
    : 'sandbox';

/** Its credentials look alike in both: only its address tells. */
export const paypalEnvironment = ({ apiUrl }: Pick<Paypal, 'apiUrl'>): PaymentEnvironment =>
  environmentAt(apiUrl, paypalHosts) === 'production' ? 'production' : 'sandbox';
