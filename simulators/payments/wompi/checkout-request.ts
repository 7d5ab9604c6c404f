import type { Simulator } from '../simulator.ts';
import { integritySignature } from './integrity.ts';
import type { StoredTransaction, WompiTransaction } from './transaction.ts';

/** What a shop asks for in the address of the checkout. */
export type CheckoutRequest = {
  reference: string;
  amountInCents: number;
  redirectUrl: string | null;
  customerEmail: string | null;
  customerData: Record<string, string> | null;
  taxes: WompiTransaction['taxes'];
};

/** `made` is the payment that the reference has already. */
export type CheckoutRefusal = {
  status: 404 | 409 | 410 | 422;
  title: string;
  text: string;
  made?: StoredTransaction;
};

const mostCents = 1e12;

export function readCheckout(
  simulator: Simulator,
  query: URLSearchParams,
): { request: CheckoutRequest } | { refusal: CheckoutRefusal } {
  const { publicKey, integritySecret } = simulator.options.wompi;
  const refuse = (status: CheckoutRefusal['status'], title: string, text: string) => ({
    refusal: { status, title, text },
  });

  if (query.get('public-key') !== publicKey) {
    return refuse(404, 'No conocemos esta llave', 'El valor de public-key no es el del comercio.');
  }
  const amount = query.get('amount-in-cents') ?? '';
  if (!/^[1-9]\d{0,12}$/.test(amount) || Number(amount) > mostCents) {
    return refuse(
      422,
      'El monto no está bien escrito',
      'amount-in-cents va en centavos: solo cifras, sin signos, puntos ni ceros a la izquierda.',
    );
  }
  const currency = query.get('currency') ?? '';
  if (currency !== 'COP') {
    return refuse(422, 'Esta moneda no se recibe', 'currency tiene que ser COP.');
  }
  const reference = query.get('reference') ?? '';
  if (!reference || reference.length > 255) {
    return refuse(422, 'Falta la referencia', 'reference va escrita, y en 255 signos o menos.');
  }
  const expirationTime = query.get('expiration-time');
  if (expirationTime !== null && !isUtcInstant(expirationTime)) {
    return refuse(
      422,
      'El vencimiento no está bien escrito',
      'expiration-time va como 2026-12-31T23:59:59.000Z.',
    );
  }
  const redirectUrl = query.get('redirect-url');
  if (redirectUrl !== null && !isWebAddress(redirectUrl)) {
    return refuse(
      422,
      'La dirección de regreso no sirve',
      'redirect-url empieza por http:// o https://.',
    );
  }
  const parts = { reference, amountInCents: amount, currency, expirationTime };
  const signature = query.get('signature:integrity');
  if (!signature) {
    return refuse(422, 'Falta la firma', 'El enlace no trae signature:integrity.');
  }
  if (signature !== integritySignature(parts, integritySecret)) {
    return refuse(
      422,
      'La firma no coincide',
      'signature:integrity no es la de esta referencia, este monto y este vencimiento.',
    );
  }
  if (expirationTime !== null && Date.parse(expirationTime) <= simulator.options.now().getTime()) {
    return refuse(410, 'Este pago venció', 'Pasó la hora de expiration-time. Empieza otro pago.');
  }
  const made = simulator.store.state.transactions.findLast(
    ({ data }) => data.reference === reference && !mayBeTriedAgain.has(data.status),
  );
  if (made) {
    const isPending = made.data.status === 'PENDING';
    return {
      refusal: {
        status: 409,
        title: isPending ? 'Este pago está pendiente' : 'Este pago ya se hizo',
        text: isPending
          ? 'La referencia ya tiene una transacción que espera respuesta.'
          : 'La referencia ya tiene una transacción aprobada. Cada intento lleva la suya.',
        made,
      },
    };
  }
  return {
    request: {
      reference,
      amountInCents: Number(amount),
      redirectUrl,
      customerEmail: query.get('customer-data:email'),
      customerData: customerData(query),
      taxes: taxes(query),
    },
  };
}

const mayBeTriedAgain = new Set(['DECLINED', 'ERROR']);

const isUtcInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
}

const customerFields = [
  'full-name',
  'phone-number',
  'phone-number-prefix',
  'legal-id',
  'legal-id-type',
];

function customerData(query: URLSearchParams): Record<string, string> | null {
  const data: Record<string, string> = {};
  for (const name of customerFields) {
    const value = query.get(`customer-data:${name}`);
    if (value !== null) data[name.replaceAll('-', '_')] = value;
  }
  return Object.keys(data).length > 0 ? data : null;
}

/** They are a part of the amount already. */
function taxes(query: URLSearchParams): WompiTransaction['taxes'] {
  return [
    ['VAT', 'tax-in-cents:vat'],
    ['CONSUMPTION', 'tax-in-cents:consumption'],
  ].flatMap(([type, name]) => {
    const value = query.get(name ?? '');
    return type && value && /^\d{1,13}$/.test(value)
      ? [{ type, amount_in_cents: Number(value) }]
      : [];
  });
}
