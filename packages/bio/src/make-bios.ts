import { cutName } from './cut-name.ts';
import { assemble, type Draft, packDraft } from './draft.ts';
import { draftSegments } from './draft-segments.ts';
import { draftSentences } from './draft-sentences.ts';
import { type BioForm, type FactId, type Facts, parseFacts } from './facts.ts';
import type { Manner } from './manner.ts';
import { limits, type Platform, platforms } from './platforms.ts';
import { randomFrom } from './random.ts';
import { lengthOf, type Piece } from './template.ts';
import { type FaultRule, verifierOf } from './verify.ts';

/** A biography for one platform. Its pieces are its text, each with the fact that it says. */
export type Bio = {
  platform: Platform;
  text: string;
  /** In UTF-16 units, as `limit` is. */
  length: number;
  limit: number;
  pieces: readonly Piece[];
  /** The facts for which there was no room, as they were typed. */
  left: readonly { id: FactId; text: string }[];
};

/** A seed chooses the wording: a whole number from 0. `platforms` are all of them unless it names some. */
export type BioOptions = Manner & { seed: number; platforms?: readonly Platform[] };

/**
 * Biographies of a musician out of what was typed and nothing else, in the order of `platforms`. The same form, options and seed
 * make the same bytes, whichever platforms are asked for.
 *
 * Each text is verified here and not by tests alone: a biography is published in somebody's name, what it may be made of is whatever a
 * person types, and to look at it takes less time than to write it.
 * @throws {RangeError} what `parseFacts` throws
 * @throws {BioFault} when a text has a fault, which is then one of ours; another seed may have none
 * @example makeBios(form, { tone: 'casual', language: 'es', person: '1s', seed: 7 })[0]?.text
 */
export function makeBios(
  form: BioForm,
  { seed, platforms: asked = platforms, ...manner }: BioOptions,
): Bio[] {
  const facts = parseFacts(form);
  const verify = verifierOf(form, manner.language, facts);
  return asked.map((platform) => {
    const random = randomFrom(seed * platforms.length + platforms.indexOf(platform));
    const pieces = piecesOf(platform, facts, manner, random);
    const text = pieces.map((piece) => piece.text).join('');
    const [fault] = verify(platform, text);
    if (fault) throw new BioFault(platform, fault.rule);
    const left = allOf(facts).filter(({ id }) => pieces.every(({ fact }) => fact !== id));
    return { platform, text, length: text.length, limit: limits[platform], pieces, left };
  });
}

/** A text that its verifier refuses. It says where and by which rule, and nothing of what a person typed. */
export class BioFault extends Error {
  constructor(platform: Platform, rule: FaultRule) {
    super(`A biography for ${platform}: ${rule}`);
  }
}

function piecesOf(platform: Platform, facts: Facts, manner: Manner, random: () => number): Piece[] {
  const isShort = platform === 'tiktok' || platform === 'instagram';
  const draft: Draft = isShort
    ? draftSegments(platform, facts, manner, random)
    : draftSentences(platform, facts, manner, random);
  const room = limits[platform] - lengthOf(draft.start);
  const packing = packDraft(draft, Math.max(0, room));
  // Nothing is said before the name is.
  const isNamed = isShort ? room >= 0 : packing.options[0] !== null;
  if (isNamed) return assemble(draft, packing);
  return [{ text: cutName(facts.name.text, limits[platform]), fact: facts.name.id }];
}

function allOf({ name, genre, experience, achievements, style }: Facts) {
  return [
    name,
    { id: genre.id, text: genre.genre },
    ...[...experience, ...achievements, ...style].map(({ id, text }) => ({ id, text })),
  ];
}
