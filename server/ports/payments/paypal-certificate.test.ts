import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkCertificate } from './paypal-certificate.ts';
import { makeSigner, type SignerOptions } from './paypal-signer.ts';

const check = async (options: SignerOptions, isSimulated = false) => {
  const { pem } = await makeSigner(options);
  return checkCertificate(new X509Certificate(pem), new Date('2026-07-30'), isSimulated);
};

test.each<SignerOptions>([
  {},
  { common: 'paypal.com' },
  { common: 'MessageVerificationCerts.PayPal.com' },
  { common: 'example.com', others: ['www.example.com', 'api.paypal.com'] },
])('takes the certificate %j', async (options) => {
  expect((await check(options)).asymmetricKeyType).toBe('rsa');
});

test.each<SignerOptions>([
  { common: 'evil.example' },
  { common: 'evilpaypal.com' },
  { common: 'paypal.com.evil.example' },
  { common: 'evil.example', others: ['paypal.com.evil.example', 'xpaypal.com'] },
  { common: 'evil.example\\, DNS:paypal.com' },
  { common: 'paypal.co' },
  { from: '2026-07-31' },
  { until: '2026-07-29' },
  { algorithm: 'ec' },
])('does not take the certificate %j', async (options) => {
  await expect(check(options)).rejects.toMatchObject({ name: 'ForgedEvent' });
});

test('a simulator has its own name, and no other liberty', async () => {
  expect((await check({ common: 'localhost' }, true)).type).toBe('public');
  const late = check({ common: 'localhost', until: '2026-07-29' }, true);
  await expect(late).rejects.toMatchObject({ name: 'ForgedEvent' });
});
