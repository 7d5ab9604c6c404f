import { z } from 'zod';
import { wompiId } from './wompi-transaction.ts';

/** As Colombian mobile numbers are written without their country: an account at Nequi has no other name. */
const nequiPhone = z.string().regex(/^3\d{9}$/u);

/** Wompi counts them. */
const sourceId = z.string().regex(/^[1-9]\d{0,14}$/u);

const email = z.string().regex(/^[^\s@]{1,64}@[^\s@]{1,255}$/u);

/** A JSON Web Token (RFC 7519). */
const acceptance = z.string().regex(/^[\w.-]{1,4096}$/u);

export const wantedNequi = z.object({ phone: nequiPhone });

export const wantedToken = z.object({ tokenId: wompiId });

export const wantedSource = z.object({ sourceId });

export const newSource = wantedToken.extend({
  email,
  acceptanceToken: acceptance,
  personalAuthToken: acceptance,
});

export const newCharge = wantedSource.extend({
  reference: z.string().regex(/^[\w.-]{1,255}$/u),
  email,
});
