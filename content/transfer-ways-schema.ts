import { z } from 'zod';

/** To whom the money goes, as their bank shows it before a transfer is confirmed. */
const holder = z.string().min(1).max(80);

/** One must be named to be shown outside of test mode: what was invented is marked. */
const demo = z.literal(true).optional();

export const transferWaySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('account'),
    bank: z.string().min(1).max(60),
    accountType: z.enum(['ahorros', 'corriente']),
    number: z.string().regex(/^\d[\d -]{4,28}\d$/),
    holder,
    /** NIT or cédula: banks ask for it. */
    document: z.string().min(1).max(40),
    demo,
  }),
  z.strictObject({
    kind: z.literal('wallet'),
    name: z.enum(['Nequi', 'Daviplata']),
    /** A cell phone of Colombia. */
    number: z.string().regex(/^3\d{9}$/),
    holder,
    demo,
  }),
  z.strictObject({
    kind: z.literal('link'),
    name: z.string().min(1).max(60),
    url: z.url({ protocol: /^https$/ }),
    holder,
    demo,
  }),
]);

export type TransferWay = z.infer<typeof transferWaySchema>;
