import { z } from 'zod';
import { playerOrigins } from './players.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

/** Items with the same id would share an address. */
const distinct = <Item extends { id: string }>(item: z.ZodType<Item>) =>
  z
    .array(item)
    .refine((items) => new Set(items.map((one) => one.id)).size === items.length, 'ids repetidos');

/** One schema for each kind of content; the build refuses what does not fit. Lengths are what the pages have room for. */
export const page = z.strictObject({
  path: z.string().regex(/^\/[a-z-]*$/),
  name: text(40),
  title: text(70),
  description: z.string().min(70).max(160),
});

const money = z.strictObject({ amount: z.int().positive(), currency: z.literal('USD') });

export const offer = z.strictObject({
  page: text(30),
  unit: text(30),
  packages: distinct(
    z.strictObject({
      id,
      name: text(40),
      price: money,
      description: text(90),
      features: z.array(text(70)).min(3).max(6),
      royalties: z.number().optional(),
      popular: z.literal(true).optional(),
      comingSoon: z.literal(true).optional(),
      unlisted: z.literal(true).optional(),
    }),
  ).refine((packages) => packages.filter(({ popular }) => popular).length === 1, 'un solo popular'),
});

export const stat = z.strictObject({
  value: text(8),
  label: text(40),
  source: z.literal('operator'),
});

const player = z
  .object({ embedUrl: z.url({ protocol: /^https$/ }) })
  .loose()
  .refine(
    ({ embedUrl }) => playerOrigins.includes(new URL(embedUrl).origin),
    'el reproductor viene de un sitio que la política no deja entrar',
  );

const demo = z.literal(true).optional();

export const works = distinct(
  z
    .object({
      id,
      title: text(60),
      artist: text(60),
      category: z.enum(['Manejo Artístico', 'Producción Musical', 'Distribución Global']),
      description: z.string().min(60).max(180),
      year: z.int().min(1990).max(2100),
      duration: z.string().regex(/^\d{1,2}:[0-5]\d$/),
      player,
      demo,
    })
    .loose(),
);

export const stories = distinct(
  z
    .object({
      id,
      artist: text(60),
      project: text(80),
      achievements: z.array(text(90)).min(1),
      sideA: text(700),
      sideB: text(900),
      player,
      demo,
    })
    .loose(),
);

export const leaders = distinct(
  z.object({ id, name: text(60), role: text(60), description: text(420), demo }).loose(),
);

export const areas = distinct(
  z.object({ id, name: text(40), size: z.int().positive(), source: z.literal('operator') }).loose(),
);

export const testimonials = z.array(
  z.strictObject({ text: text(220), name: text(60), role: text(60), demo }),
);

const question = z.strictObject({
  id,
  question: z.string().includes('¿').endsWith('?').max(110),
  answer: text(700),
});

export const faq = distinct(
  z.object({ id, category: text(40), questions: distinct(question) }).loose(),
);

export const tools = z.record(
  z.string(),
  z
    .object({
      opens: z
        .object({ forPro: z.iso.date(), forAll: z.iso.date() })
        .refine(({ forPro, forAll }) => forPro <= forAll, 'Pro opens first')
        .optional(),
      card: z.object({ text: text(200), features: z.array(text(70)).min(2) }).loose(),
      lead: text(260),
      never: z.object({ items: z.array(text(200)).min(2) }).loose(),
    })
    .loose(),
);
