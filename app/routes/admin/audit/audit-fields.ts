import { findingTitles } from '#content/payment-findings.ts';
import { statusLabels } from '#app/ui/status-badge.tsx';
import { type Money, priceText } from '#content/money.ts';
import { findPlatform } from '#content/platforms/platforms.ts';
import {
  type AccountRole,
  groundLabels,
  roleLabels,
  type SuspensionGround,
  type Tier,
  tierLabels,
} from '#packages/account/src/index.ts';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import type { StaffRefundReason } from '#packages/payments/src/index.ts';
import { currencies } from '#packages/quote/src/index.ts';
import type { AuditFields, SubjectKind } from '#server/services/audit/record-audit.ts';
import type { FindingKind } from '#content/payment-findings.ts';
import { dayText } from '../day-text.ts';
import { refundReasons } from '../payments/payment-words.ts';
import { ownIn } from './own-in.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A value in words; several of a list; null of what is not such a value. */
export type Said = string | readonly string[] | null;

/** A field as it was and as it is; null where that is not said. */
export type FieldChange = { label: string; before: Said; after: Said; place: Place };

/** Where it is read: from which to which, where the sentence ends; in the name that the sentence has; or below. */
type Place = 'sentence' | 'name' | 'list';

/** What is said of a field whose values are `Value`, so that no other one's words stand in its place. */
type FieldWords<Value> = {
  label: string;
  say: (noted: unknown) => Said;
  place?: Place;
  values?: Value;
};

/** Said by the sentence, or by what it was made of. */
const saidElsewhere = null;

const words = {
  user: {
    isStaff: saidElsewhere,
    twoFactor: saidElsewhere,
    suspended: saidElsewhere,
    tier: { ...oneOf<Tier>('Plan', tierLabels), place: 'sentence' },
    role: {
      ...oneOf<AccountRole>('Tipo de cuenta', {
        artist: roleLabels.artist.name,
        producer: roleLabels.producer.name,
        client: roleLabels.client.name,
      }),
      place: 'sentence',
    },
    sessions: counted('Sesiones cerradas'),
    ground: oneOf<SuspensionGround>('Por qué', groundLabels),
    dueOn: day('Plazo hasta el'),
  },
  newsletter: {},
  contact: {
    proposal: saidElsewhere,
    contacts: counted('Contactos'),
    proposals: counted('Propuestas'),
    demos: counted('Demos'),
  },
  'saved-reply': { title: { ...text('Título'), place: 'name' } },
  quote: {
    number: { ...text('Número'), place: 'name' },
    total: { label: 'Total', say: (noted) => (isMoney(noted) ? priceText(noted) : null) },
    links: counted('Enlaces que ha tenido'),
    proposal: saidElsewhere,
    repeats: saidElsewhere,
  },
  project: {
    status: { ...oneOf<DistributionStatus>('Estado', statusLabels), place: 'sentence' },
    platforms: {
      label: 'Tiendas',
      say: (noted) => (Array.isArray(noted) ? noted.map(storeName) : null),
    },
  },
  distribution: { platformId: text('Identificador en la tienda'), url: text('Enlace') },
  order: {
    amount: { label: 'Monto', say: (noted) => (isMoney(noted) ? priceText(noted) : null) },
    reason: oneOf<StaffRefundReason>('Por qué', refundReasons),
    transfer: text('Referencia'),
  },
  'exchange-rate': {
    copPerUsd: {
      label: 'Pesos por dólar',
      say: (noted) =>
        typeof noted === 'number' ? priceText({ amount: noted, currency: 'COP' }) : null,
      place: 'sentence',
    },
  },
  finding: {
    finding: oneOf<FindingKind>('Qué era', findingTitles),
  },
  ledger: { from: day('Desde el'), to: day('Hasta el') },
  'legal-request': {
    contacts: counted('Contactos'),
    proposals: counted('Propuestas'),
    demos: counted('Demos'),
    quotes: counted('Cotizaciones'),
    newsletter: counted('Suscripciones al boletín'),
  },
  transfer: {
    order: { ...text('Pedido'), place: 'name' },
    amount: { label: 'Valor', say: (noted) => (isMoney(noted) ? priceText(noted) : null) },
    isOther: {
      label: 'Referencia repetida',
      say: (noted) => (noted === true ? 'Dijo que es otra transferencia' : null),
    },
  },
} as const satisfies {
  [Kind in SubjectKind]: {
    [Field in keyof AuditFields[Kind]]: FieldWords<NonNullable<AuditFields[Kind][Field]>> | null;
  };
};

/** What an entry says that changed, field by field, in words of ours alone. */
export const changesOf = (kind: string, before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const found = ownIn<Readonly<Record<string, FieldWords<unknown> | null>>>(words, kind) ?? {};
    const said = ownIn(found, field);
    if (said === null) return [];
    const { label, say, place = 'list' } = said ?? former;
    const sayIn = (fields: Fields): Said => {
      const noted = ownIn(fields, field);
      if (noted === undefined) return null;
      return noted === null ? 'nada' : (say(noted) ?? 'anotado de una forma que hoy no se usa');
    };
    const [was, is] = [sayIn(before), sayIn(after)];
    return { label, before: was, after: is, place };
  });

/** What is no longer noted so. */
const former: FieldWords<unknown> = { label: 'Otro dato', say: () => null };

function oneOf<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
): FieldWords<Value> {
  return {
    label,
    say: (noted) => (typeof noted === 'string' ? (ownIn<string>(labels, noted) ?? null) : null),
  };
}

function counted(label: string): FieldWords<number> {
  return {
    label,
    say: (noted) => (typeof noted === 'number' ? noted.toLocaleString('es-CO') : null),
  };
}

/** Of a day, in Bogotá. */
function day(label: string): FieldWords<string> {
  return { label, say: (noted) => (isDay(noted) ? dayText(noted) : null) };
}

/** Of what stands for itself: a title, an address. */
function text(label: string): FieldWords<string> {
  return { label, say: (noted) => (typeof noted === 'string' ? noted : null) };
}

const storeName = (id: unknown): string =>
  (typeof id === 'string' ? findPlatform(id)?.name : null) ?? 'una tienda que ya no está';

const isDay = (noted: unknown): noted is string =>
  typeof noted === 'string' &&
  /^\d{4}-[01]\d-[0-3]\d$/.test(noted) &&
  !Number.isNaN(Date.parse(noted));

const isMoney = (noted: unknown): noted is Money =>
  typeof noted === 'object' &&
  noted !== null &&
  'amount' in noted &&
  typeof noted.amount === 'number' &&
  'currency' in noted &&
  currencies.some((one) => one === noted.currency);
