import type { Brand } from './brand-schema.ts';

/**
 * Who we are and how to reach us. The only place where these values stand: the operator of the
 * studio replaces the fictional ones. The build checks them against `brand-schema.ts`.
 */
export const brand: Brand = {
  name: 'Estudio 2600',
  website: 'https://estudio2600.example',
  email: 'hola@estudio2600.example',
  whatsapp: '573000000000',
  whatsappGreeting: 'Hola, Estudio 2600. Quiero contarles de mi proyecto.',
  nit: '000.002.600-9',
  address: { street: 'Calle 0 # 26-00', city: 'Bogotá', country: 'Colombia' },
  coordinates: '4°36′ N 74°05′ O',
  altitude: '2600 m s. n. m.',
  socials: {
    tiktok: 'https://www.tiktok.com/@estudio2600.example',
    facebook: 'https://www.facebook.com/estudio2600.example',
    instagram: 'https://www.instagram.com/estudio2600.example',
    youtube: 'https://www.youtube.com/@estudio2600.example',
  },
};

/**
 * Which of them are still fictional: whoever replaces one takes its name out of here. In production the log and
 * `npm run doctor` say what is left.
 */
export const demoFields: readonly (keyof Brand)[] = [
  'website',
  'email',
  'whatsapp',
  'nit',
  'address',
  'socials',
];
