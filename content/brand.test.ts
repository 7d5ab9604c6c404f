import { describe, expect, test } from 'vitest';
import { brandSchema, hasNitCheckDigit } from './brand-schema.ts';
import { brand, demoFields } from './brand.ts';

describe('brand', () => {
  test('the content file is valid', () => {
    expect(brandSchema.parse(brand)).toEqual(brand);
  });

  test('what nobody could own is marked as fictional', () => {
    const invented = Object.entries(brand).filter(([, value]) =>
      /\.example\b|0{5}|000\.00/.test(JSON.stringify(value)),
    );
    expect(demoFields).toEqual(expect.arrayContaining(invented.map(([field]) => field)));
  });

  test.each([
    ['a NIT with a mistyped digit', { nit: '000.002.610-9' }],
    ['an e-mail without a domain', { email: 'hola@' }],
    ['a WhatsApp number with signs', { whatsapp: '+57 300 000 0000' }],
    [
      'a profile on another site',
      { socials: { ...brand.socials, youtube: 'https://evil.example/@x' } },
    ],
    [
      'a profile that is a script',
      { socials: { ...brand.socials, tiktok: 'javascript:alert(1)' } },
    ],
    ['an unknown field', { fax: '1' }],
  ])('%s is refused', (_, change) => {
    expect(brandSchema.safeParse({ ...brand, ...change }).success).toBe(false);
  });

  // Published NITs of public bodies: Banco de la República, DIAN, Universidad Nacional.
  test.each(['860.005.216-7', '800.197.268-4', '899.999.063-3'])(
    '%s has its check digit',
    (nit) => {
      expect(hasNitCheckDigit(nit)).toBe(true);
    },
  );
});
