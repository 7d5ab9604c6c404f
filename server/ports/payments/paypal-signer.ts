import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';
import type { RawEvent } from './payments.ts';

export type Signer = {
  /** The certificate, as PEM. */
  pem: string;
  /** In Base64. */
  sign: (text: string) => Promise<string>;
};

const algorithms = {
  rsa: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
  ec: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
};

export type SignerOptions = {
  common?: string;
  others?: string[];
  from?: string;
  until?: string;
  algorithm?: keyof typeof algorithms;
};

/** Whoever signs as PayPal does, with a certificate that it made itself. */
export async function makeSigner({
  common = 'messageverificationcerts.paypal.com',
  others = [],
  from = '2020-01-01',
  until = '2045-01-01',
  algorithm = 'rsa',
}: SignerOptions = {}): Promise<Signer> {
  const signingAlgorithm = algorithms[algorithm];
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
  const names = others.map((value) => ({ type: 'dns' as const, value }));
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${common}`,
    keys,
    signingAlgorithm,
    notBefore: new Date(from),
    notAfter: new Date(until),
    extensions: names.length > 0 ? [new SubjectAlternativeNameExtension(names)] : [],
  });
  return {
    pem: certificate.toString('pem'),
    sign: async (text) => {
      const bytes = await crypto.subtle.sign(signingAlgorithm, keys.privateKey, Buffer.from(text));
      return Buffer.from(bytes).toString('base64');
    },
  };
}

export type Transmission = {
  signer: Signer;
  certUrl: string;
  webhookId: string;
  time: string;
  algorithm?: string;
  id?: string;
};

/** As PayPal posts it. */
export async function signedPaypalEvent(
  body: Uint8Array,
  {
    signer,
    certUrl,
    webhookId,
    time,
    algorithm = 'SHA256withRSA',
    id = randomUUID(),
  }: Transmission,
): Promise<RawEvent> {
  return {
    body,
    headers: new Headers({
      'Content-Type': 'application/json',
      'PayPal-Transmission-Id': id,
      'PayPal-Transmission-Time': time,
      'PayPal-Transmission-Sig': await signer.sign(`${id}|${time}|${webhookId}|${crc32(body)}`),
      'PayPal-Cert-Url': certUrl,
      'PayPal-Auth-Algo': algorithm,
    }),
  };
}
