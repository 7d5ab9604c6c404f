import { z } from 'zod';

/** Weights of the NIT's check digit, from the rightmost digit on (DIAN). */
const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/** `900.123.456-8` → its check digit is the one the DIAN would print. */
export function hasNitCheckDigit(nit: string): boolean {
  const [number = '', check = ''] = nit.replaceAll('.', '').split('-');
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (nitWeights[place] ?? 0), 0);
  const rest = sum % 11;
  return Number(check) === (rest < 2 ? rest : 11 - rest);
}

const profile = (host: string) =>
  z.url({ protocol: /^https$/, hostname: new RegExp(`^(www\\.)?${host}$`) });

export const brandSchema = z.strictObject({
  name: z.string().min(1),
  /** Where the site stands, for what is printed and cannot ask. */
  website: z.url({ protocol: /^https$/ }).regex(/[^/]$/),
  email: z.email(),
  /** International number, digits only, as wa.me wants it. */
  whatsapp: z.string().regex(/^\d{10,15}$/),
  whatsappGreeting: z.string().min(1),
  nit: z
    .string()
    .regex(/^\d{3}\.\d{3}\.\d{3}-\d$/)
    .refine(hasNitCheckDigit, 'El dígito de verificación del NIT no corresponde'),
  /** Also where judicial notices are received, which Ley 1480 of 2011, art. 50, wants to be visible. */
  address: z.strictObject({
    street: z.string().min(1),
    city: z.string().min(1),
    country: z.string().min(1),
  }),
  coordinates: z.string().min(1),
  altitude: z.string().min(1),
  socials: z.strictObject({
    tiktok: profile('tiktok\\.com'),
    facebook: profile('facebook\\.com'),
    instagram: profile('instagram\\.com'),
    youtube: profile('youtube\\.com'),
  }),
});

export type Brand = z.infer<typeof brandSchema>;
