/** `Canción Ñandú` → `cancion nandu`: what two spellings of the same words have in common. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
