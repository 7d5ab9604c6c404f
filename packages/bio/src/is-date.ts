import { tidyPiece } from './tidy.ts';

const months =
  'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|' +
  'january|february|march|april|june|july|august|september|october|november|december';
const number = String.raw`(?:['’]\p{N}{2}|\p{N}+(?:[.,/:–-]\p{N}+)*(?:\.?[ºª°]|st|nd|rd|th)?)`;
const joint = '(?:de|del|en|in|on|of|el|al|a|y|e|to|and|desde|hasta|[-–—/&])';
const date = new RegExp(`^(?:(?:${number}|(?:${months})\\.?|${joint})(?: |$))+$`, 'iu');

/** Longer than «desde el 14 de septiembre de 2025 hasta el 2 de diciembre de 2026». */
const longest = 80;

/**
 * Whether a piece of a list is only a number, a year or a date: it says something of what stands beside it, and nothing alone.
 * @example isDate(' marzo de 2026') // true
 */
export function isDate(piece: string): boolean {
  const said = tidyPiece(piece)
    .replace(/^[([]/, '')
    .replace(/[)\]]$/, '');
  const isLong = said.length > longest;
  return !isLong && date.test(said) && /\p{N}/u.test(said);
}
