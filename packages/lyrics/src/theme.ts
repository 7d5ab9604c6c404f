import { composed } from '#packages/one-line/src/index.ts';
import { type Theme, themes } from './bank/themes.ts';

/** Plain small letters: «Canción» is «cancion». */
const plain = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replaceAll(/[áéíóúü]/g, (letter) => 'aeiouu'.charAt('áéíóúü'.indexOf(letter)));

/** What a theme is about; null of one that the bank has no words for. */
export function themeOf(phrase: string): Theme | null {
  const words = plain(phrase).match(/\p{L}+/gu) ?? [];
  const named = (theme: Theme) =>
    theme.words.split(' ').some((beginning) =>
      words.some((word) =>
        // A short beginning is a word: ex, fe.
        beginning.length < 4 ? word === beginning : word.startsWith(beginning),
      ),
    );
  return Object.values<Theme>(themes).find(named) ?? null;
}
