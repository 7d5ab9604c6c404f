import {
  createSign,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  X509Certificate,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeDurably } from '../../write-durably.ts';

export type SigningKey = { privateKey: string; certificate: string };

const keyFile = 'paypal-key.pem';
const certificateFile = 'paypal-certificate.pem';

/** The key that signs PayPal's events and its certificate, both PEM: made once, and kept in the folder. */
export async function openSigningKey(folder: string): Promise<SigningKey> {
  try {
    const [privateKey, certificate] = await Promise.all(
      [keyFile, certificateFile].map((name) => readFile(join(folder, name), 'utf8')),
    );
    if (privateKey && certificate && new X509Certificate(certificate)) {
      return { privateKey, certificate };
    }
  } catch {
    // Not made yet, or not whole.
  }
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const certificate = selfSigned('Simulador local de PayPal', pair);
  await writeDurably(folder, keyFile, privateKey);
  await writeDurably(folder, certificateFile, certificate);
  return { privateKey, certificate };
}

/** The least that RFC 5280 calls a certificate, in DER (X.690): it carries a public key, and nobody trusts it. */
function selfSigned(
  name: string,
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
): string {
  const subject = sequence(
    der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(name)))),
  );
  const toBeSigned = sequence(
    // Version 3.
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(15)])),
    sha256WithRsa,
    subject,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(toBeSigned).sign(privateKey);
  const certificate = sequence(
    toBeSigned,
    sha256WithRsa,
    der(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));

/** 1.2.840.113549.1.1.11, without parameters (RFC 4055 §5). */
const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
