import { foldText } from './fold-text.ts';

/** `Canción Ñandú — ¿qué?` → `cancion-nandu-que`: an address, or the name of a place in a page. */
export const slug = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
