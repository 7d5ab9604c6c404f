import { z } from 'zod';
import { brand } from './brand.ts';
import { premium } from './premium.ts';
import { renewalWords } from './renewal-words.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import type { Block } from './markdown/tree.ts';
import { priceText } from './money.ts';
import { phoneNumber } from './phone-number.ts';
import { pages } from './site-map.ts';

export type LegalSection = { id: string; title: string; blocks: readonly Block[] };
export type LegalText = {
  updated: string;
  /** What stands before the first section. */
  opening: readonly Block[];
  sections: readonly LegalSection[];
};

const legalHead = z.strictObject({ updated: z.iso.date() });

/** What `{{name}}` in a text stands for. */
const values = new Map([
  ['nombre', brand.name],
  ['correo', brand.email],
  ['nit', brand.nit],
  ['direccion', `${brand.address.street}, ${brand.address.city}, ${brand.address.country}`],
  ['whatsapp', phoneNumber(brand.whatsapp)],
  ['premium_mes', priceText(premium.month)],
  ['premium_año', priceText(premium.year)],
  ['premium_prueba', `${premium.trialDays} días`],
  ['premium_descuento', `${premium.servicesDiscount} %`],
  ['premium_creditos', priceText(premium.monthlyCredits)],
  ['premium_renovacion', renewalWords],
]);

/** Which models an installation has. */
export type LegalModels = { hasTextModel?: boolean; hasImageModel?: boolean };

/** A paragraph or an item of a list that begins with this is said where such a model is set up, and nowhere else. */
const ofModel = /^((?:- )?)\{\{con_modelo_(texto|imagen)\}\} (.*\n)/gmu;

/** Reads a text of `content/legal/`. */
export function readLegal(
  source: string,
  { hasTextModel = false, hasImageModel = false }: LegalModels = {},
): LegalText {
  const told = source.replaceAll(ofModel, (_, mark: string, model: string, words: string) =>
    (model === 'texto' ? hasTextModel : hasImageModel) ? `${mark}${words}` : '',
  );
  const filled = told.replaceAll(/\{\{([^}]*)\}\}/g, (whole, name) => {
    const value = values.get(String(name));
    if (value === undefined) throw new Error(`A legal text asks for ${whole}, which nobody knows`);
    return value;
  });
  const { head, blocks } = readMarkdown(filled);
  const opening: Block[] = [];
  const sections: (LegalSection & { blocks: Block[] })[] = [];
  for (const block of blocks) {
    const startsSection = block.type === 'heading' && block.depth === 2;
    if (startsSection) sections.push({ id: block.id, title: block.text, blocks: [] });
    else (sections.at(-1)?.blocks ?? opening).push(block);
  }
  return { ...legalHead.parse(head), opening, sections };
}

const files = import.meta.glob<string>('./legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const textAt = (path: string, options?: LegalModels): LegalText => {
  const source = files[`./legal${path}.md`];
  if (source === undefined) throw new Error(`content/legal${path}.md is not there`);
  return readLegal(source, options);
};

/** The texts that the law asks of the site. Server only: they are long. */
export const legalTexts = {
  terms: textAt(pages.terms.path),
  privacy: textAt(pages.privacy.path),
  privacyWithTextModel: textAt(pages.privacy.path, { hasTextModel: true }),
  privacyWithImageModel: textAt(pages.privacy.path, { hasImageModel: true }),
  privacyWithModels: textAt(pages.privacy.path, { hasTextModel: true, hasImageModel: true }),
  cookies: textAt(pages.cookies.path),
};

/** The privacy policy of an installation. */
export function privacyOf({ hasTextModel, hasImageModel }: Required<LegalModels>): LegalText {
  if (hasTextModel)
    return hasImageModel ? legalTexts.privacyWithModels : legalTexts.privacyWithTextModel;
  return hasImageModel ? legalTexts.privacyWithImageModel : legalTexts.privacy;
}
