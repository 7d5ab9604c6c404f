import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { contactConsent } from '#content/data-consent.ts';
import type { Contact } from '#packages/contact/src/index.ts';
import { composeServices } from '#server/compose-services.ts';
import { provideDatabase } from '#server/database/provide-database.ts';
import { consentOf } from '#server/services/contacts/consent.ts';
import { messageDigest } from '#server/services/contacts/message-digest.ts';
import { submitMessage } from '#server/services/contacts/submit-message.ts';
import { makeDataDir } from '#test/data-dir.ts';
import { figure, interleave, median, medianRatio, table } from './measure.ts';

const rounds = 9;
const messages = 400;
/** As many at once as the pool has connections. */
const atOnce = 10;
const secret = 'a secret that only this measurement has';

/**
 * What the form of the home page takes in, with every limit on and each message from an address of its own, beside bare
 * inserts of the same rows through a pool of the same size: messages a second, and how the two compare.
 */
export async function timeIntake(opened: AsyncDisposableStack): Promise<number> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const database = await provideDatabase({
    ...{ databaseUrl: undefined, dataDir: data.path, secret, onLost: () => undefined },
  });
  opened.defer(() => database.stop());
  const services = await composeServices(opened, {
    ...{ app: database.app, secret, dataDir: data.path, log: pino({ level: 'silent' }) },
    now: () => new Date(),
    ...{ origin: 'http://localhost:2600', trustedOrigins: [], secureCookies: false },
    // What is still connected when it ends is lost on purpose.
    onError: () => undefined,
  });
  const options = '-c role=estudio_service';
  const pool = new pg.Pool({ ...database.app, max: atOnce, pipeline: true, options });
  opened.defer(() => pool.end());

  const insert = `insert into contacts (id, name, email, phone, service, message, created_at, consent, digest)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
  const found = await interleave(
    {
      product: () =>
        perSecond((number) =>
          submitMessage(services, visitor(number), {
            table: 'contacts',
            written: writtenBy(number),
          }),
        ),
      bare: () =>
        perSecond((number) => {
          const { name, email, phone, service, message } = writtenBy(number);
          const at = new Date();
          const consent = JSON.stringify(consentOf(contactConsent, visitor(number), at));
          const digest = messageDigest([name, email, phone, service, message], at);
          const row = [randomUUID(), name, email, phone, service, message, at, consent, digest];
          return pool.query(insert, row);
        }),
    },
    rounds,
  );
  console.log(
    table(
      ['mensajes por segundo', 'mediana'],
      [
        ['el formulario, con sus límites', figure(median(found.product))],
        ['solo el insert', figure(median(found.bare))],
      ],
    ),
  );
  return medianRatio(found.product, found.bare);
}

let sent = 0;

/** So many at once until all are in. */
async function perSecond(send: (number: number) => Promise<unknown>): Promise<number> {
  let left = messages;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while ((left -= 1) >= 0) await send((sent += 1));
    }),
  );
  return (messages * 1000) / (performance.now() - began);
}

const visitor = (number: number) => ({
  kind: 'anonymous' as const,
  ip: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Firefox/144.0',
});

const writtenBy = (number: number): Contact => ({
  name: 'Canción Ñandú — ¿qué?',
  email: `nandu${number}@ejemplo.example`,
  phone: '+573001234567',
  service: 'video',
  message: `Tengo cinco canciones grabadas en casa y quiero un video para una. ${number}`,
  consent: 'on',
  website: '',
});
