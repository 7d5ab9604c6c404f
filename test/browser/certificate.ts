import { createHash } from 'node:crypto';
import {
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

export type Certificate = {
  /** As PEM. */
  cert: string;
  key: string;
  /** SHA-256 of its public key, in base64: by it a browser is told to trust the certificate. */
  spki: string;
};

/** A certificate that `host` signed itself. It exists as long as the process that asks. */
async function makeCertificate(host: string): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${host}`,
    keys,
    signingAlgorithm: algorithm,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  const spki = createHash('sha256').update(new Uint8Array(certificate.publicKey.rawData));
  return {
    cert: certificate.toString('pem'),
    key: PemConverter.encode(key, 'PRIVATE KEY'),
    spki: spki.digest('base64'),
  };
}

/** Makes the one certificate of the sites of the journeys, and hands it on to the processes that start a site or trust it. */
export async function provideCertificate(host: string): Promise<void> {
  process.env.TEST_CERTIFICATE = JSON.stringify(await makeCertificate(host));
}

/** Null where no journeys are made. */
export const providedCertificate = (): Certificate | null =>
  JSON.parse(process.env.TEST_CERTIFICATE ?? 'null') as Certificate | null;
