import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Simulator } from '../simulator.ts';
import { refused } from './replies.ts';

const hour = 3_600_000;

/** What Wompi has people read, as PDF; here, a page that says what would be there. */
export const documents = {
  terminos: 'Términos y condiciones de Wompi',
  'datos-personales': 'Autorización para el tratamiento de datos personales',
} as const;

const claimsSchema = z.object({ jti: z.string(), type: z.string(), exp: z.number() });

/** Both documents, and the tokens that say that somebody has read them: for an hour, and once. */
export function issueAcceptances(simulator: Simulator) {
  const document = (type: AcceptanceType, name: keyof typeof documents) => ({
    acceptance_token: sign(simulator, {
      jti: randomUUID(),
      type,
      exp: Math.floor((simulator.options.now().getTime() + hour) / 1000),
    }),
    permalink: `${simulator.url}/documentos/${name}`,
    type,
  });
  return {
    presigned_acceptance: document('END_USER_POLICY', 'terminos'),
    presigned_personal_data_auth: document('PERSONAL_DATA_AUTH', 'datos-personales'),
  };
}

const types = {
  acceptance_token: 'END_USER_POLICY',
  accept_personal_auth: 'PERSONAL_DATA_AUTH',
} as const;

type AcceptanceField = keyof typeof types;
type AcceptanceType = (typeof types)[AcceptanceField];

/**
 * Uses both up, or says why not. That they are used once, and what Wompi says then, was seen in its sandbox by others; what it
 * says of one that is wrong or expired was not.
 */
export function takeAcceptances(
  simulator: Simulator,
  given: Partial<Record<AcceptanceField, string>>,
): ReturnType<typeof refused> | null {
  const { nequi } = simulator.store.state;
  const now = simulator.options.now().getTime() / 1000;
  const taken: { id: string; expiresAt: number }[] = [];
  for (const field of ['acceptance_token', 'accept_personal_auth'] as const) {
    const token = given[field];
    if (token === undefined) return refused(field, 'No está presente');
    const claims = readClaims(simulator, token);
    if (claims?.type !== types[field]) return refused(field, 'El token de aceptación es inválido');
    if (claims.exp <= now) return refused(field, 'El token de aceptación expiró');
    if (nequi.usedAcceptances.some(({ id }) => id === claims.jti)) {
      return refused(field, 'El token de aceptación ya fue usado');
    }
    taken.push({ id: claims.jti, expiresAt: claims.exp });
  }
  nequi.usedAcceptances = [
    ...nequi.usedAcceptances.filter(({ expiresAt }) => expiresAt > now),
    ...taken,
  ];
  simulator.store.changed();
  return null;
}

/** A JSON Web Token (RFC 7519), as Wompi's are. */
function sign(simulator: Simulator, claims: z.infer<typeof claimsSchema>): string {
  const parts = [{ alg: 'HS256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signed = parts.join('.');
  return `${signed}.${signatureOf(simulator, signed)}`;
}

function readClaims(simulator: Simulator, token: string): z.infer<typeof claimsSchema> | null {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(simulator, `${header}.${claims}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
}

const signatureOf = ({ options }: Simulator, signed: string): string =>
  createHmac('sha256', `acceptance ${options.wompi.privateKey}`).update(signed).digest('base64url');
