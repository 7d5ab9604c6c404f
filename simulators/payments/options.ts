import { z } from 'zod';

/** Durations in milliseconds. The real ones are hours long, and nobody waits for them in a test. */
const timesSchema = z.object({
  /** How long to wait before an event is sent again: one more try than there are numbers. */
  retryAfter: z.array(z.number().nonnegative()),
  /** How late the events of «volver antes del evento» are. */
  lateEvent: z.number().nonnegative(),
  /** How long «evento antes de volver» holds the person back. */
  eventFirst: z.number().nonnegative(),
  /** How long after it was begun what nobody decides about ends by itself: in Wompi's sandbox some seconds. */
  decision: z.number().nonnegative(),
  /** How long an API answers late while it is slow. */
  slowAnswer: z.number().nonnegative(),
  /** How long the receiver of an event may take. */
  receiver: z.number().positive(),
});

export type SimulatorTimes = z.infer<typeof timesSchema>;

const settingsSchema = z.strictObject({
  /** Where all of it is kept, of this simulator alone. */
  folder: z.string().min(1),
  /** 0 is the one it had last, or any. */
  port: z.number().int().min(0).max(65_535),
  wompi: z.strictObject({
    publicKey: z.string().min(1),
    privateKey: z.string().min(1),
    integritySecret: z.string().min(1),
    eventsSecret: z.string().min(1),
    eventsUrl: z.url(),
  }),
  paypal: z.strictObject({
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    webhookId: z.string().min(1),
    webhookUrl: z.url(),
  }),
  times: timesSchema.partial().optional(),
});

/** What `main.ts` is started with. */
export const programSettingsSchema = settingsSchema.extend({
  /** Where the clock of the product is kept. */
  clockFolder: z.string().min(1),
});

export type PaymentProgramSettings = z.infer<typeof programSettingsSchema>;

export type PaymentSimulatorOptions = z.infer<typeof settingsSchema> & { now: () => Date };

export const usualTimes: SimulatorTimes = {
  retryAfter: [1000, 3000, 9000, 27_000, 81_000, 243_000, 729_000],
  lateEvent: 8000,
  eventFirst: 10_000,
  decision: 2000,
  slowAnswer: 6000,
  receiver: 10_000,
};
