import type { Language, Tone } from '../manner.ts';
import { enBold } from './en-bold.ts';
import { enCasual } from './en-casual.ts';
import { enCreative } from './en-creative.ts';
import { enProfessional } from './en-professional.ts';
import { esBold } from './es-bold.ts';
import { esCasual } from './es-casual.ts';
import { esCreative } from './es-creative.ts';
import { esProfessional } from './es-professional.ts';
import type { ToneTexts } from './tone-texts.ts';

export const texts = {
  es: { professional: esProfessional, casual: esCasual, creative: esCreative, bold: esBold },
  en: { professional: enProfessional, casual: enCasual, creative: enCreative, bold: enBold },
} as const satisfies Record<Language, Record<Tone, ToneTexts>>;

/** Every template of a tone. */
export function templatesOf(texts: ToneTexts): string[] {
  const { opening, style, experience, achievements, sheet, segments, shaped } = texts;
  return [
    ...[opening, style, experience, achievements].flatMap(({ long, medium }) => [
      ...long,
      ...medium,
    ]),
    ...sheet,
    ...Object.values(segments).flat(),
    ...(shaped ? shapedTemplates(shaped) : []),
  ];
}

const shapedTemplates = ({
  style,
  achievements,
  experience,
}: NonNullable<ToneTexts['shaped']>): string[] => [
  ...style,
  ...achievements,
  ...Object.values(experience).flat(),
];
