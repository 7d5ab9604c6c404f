import type { Mode } from '../corpus/melody.ts';

/** A song that is sung by heart, as far as it is given; in ABC notation, in C major or A minor, a unit an eighth. */
export type Tune = { title: string; mode: Mode; abc: string };

const major: Readonly<Record<string, string>> = {
  'Cumpleaños feliz': 'G3/2G/ A2G2c2 B4 G3/2G/ A2G2d2 c4 G3/2G/ g2e2c2 B2A2 f3/2f/ e2c2d2 c4',
  Estrellita:
    'C2C2G2G2 A2A2G4 F2F2E2E2 D2D2C4 G2G2F2F2 E2E2D4 G2G2F2F2 E2E2D4 C2C2G2G2 A2A2G4 F2F2E2E2 D2D2C4',
  Martinillo: 'C2D2E2C2 C2D2E2C2 E2F2G4 E2F2G4 GAGFE2C2 GAGFE2C2 C2G,2C4 C2G,2C4',
  'Himno a la alegría':
    'E2E2F2G2 G2F2E2D2 C2C2D2E2 E3DD4 E2E2F2G2 G2F2E2D2 C2C2D2E2 D3CC4 D2D2E2C2 D2EFE2C2 D2EFE2D2 C2D2G,4 E2E2F2G2 G2F2E2D2 C2C2D2E2 D3CC4',
  'Noche de paz':
    'G3AG2 E6 G3AG2 E6 d4d2 B6 c4c2 G6 A4A2 c3BA2 G3AG2 E6 A4A2 c3BA2 G3AG2 E6 d4d2 f3dB2 c6 e6 c2G2E2 G3FD2 C8',
  'Los pollitos dicen':
    'CDEF G2G2 A2A2 A2A2 G4 F2F2 F2F2 E2E2 D2D2 D2D2 C4 CDEF G2G2 A2A2 A2A2 G4 F2F2 F2F2 E2E2 D2D2 D2D2 C4',
  'La cucaracha': 'GGG c3e2 GGG c3e4 c2cBBA A G4 GGG B3d2 GGG B3d4 gagfed c4',
  Mambrú: 'C E2EEDE F3E2 E D2DDCD E3C2 D E2EEDE F3A2A GGGF2D C4',
  'Tengo un corderito': 'E2D2C2D2 E2E2E4 D2D2D4 E2G2G4 E2D2C2D2 E2E2E2E2 D2D2E2D2 C8',
  'Oh, Susana':
    'CD E2G2G3A G2E2C3D E2E2D2C2 D6 CD E2G2G3A G2E2C3D E2E2D2D2 C6 F4F4 A2A4A2 G2G2E2C2 D6 CD E2G2G3A G2E2C3D E2E2D2D2 C8',
  'Jingle Bells':
    'E2E2E4 E2E2E4 E2G2C3D E8 F2F2F3F F2E2E2EE E2D2D2E2 D4G4 E2E2E4 E2E2E4 E2G2C3D E8 F2F2F3F F2E2E2EE G2G2F2D2 C8',
  'When the Saints':
    'C2E2F2 G8 C2E2F2 G8 C2E2F2 G4E4 C4E4 D8 E2E2D2 C6C2 E4G4G2 F6 E2F2 G4E4 C4D4 C8',
  'Amazing Grace': 'G,2 C4EC E4D2 C4A,2 G,4G,2 C4EC E4D2 G6 E2 G4EC E4D2 C4A,2 G,4G,2 C4EC E4D2 C6',
  'Auld Lang Syne':
    'G,2 C3CC2E2 D3CD2E2 C3CE2G2 A6A2 G3EE2C2 D3CD2E2 C3A,A,2G,2 C6 A2 G3EE2C2 D3CD2A2 G3EE2G2 A6A2 G3EE2C2 D3CD2E2 C3A,A,2G,2 C6',
  'El puente de Londres':
    'G3AG2F2 E2F2G4 D2E2F4 E2F2G4 G3AG2F2 E2F2G4 D4G4 E2C6 G3AG2F2 E2F2G4 D2E2F4 E2F2G4 G3AG2F2 E2F2G4 D4G4 E2C6',
  'Row, Row, Row Your Boat': 'C3C3 C2DE3 E2FE2F G6 cccGGGEEECCC G2FE2D C6',
  'Deck the Halls':
    'G3FE2D2 C2D2E2C2 DEFDE3D C2B,2C4 G3FE2D2 C2D2E2C2 DEFDE3D C2B,2C4 D3EF2D2 E3FG2D2 EFG2ABc2 B2A2G4 G3FE2D2 C2D2E2C2 AAAAG3F E2D2C4',
  'Joy to the World': 'c4B3A G6F2 E4D4 C6G2 A6A2 B6B2 c6c2 c2B2A2G2 G3FE2c2 c2B2A2G2 G3FE2',
  'Adeste fideles':
    'C2 C4G,2C2 D4G,4 E2D2E2F2 E4D2C2 C4B,2A,2 B,2C2D2E2 B,4A,3G, G,6 C2 C2B,2C2D2 C4G,2E2 E2D2E2F2 E4D2E2 F2E2D2C2 B,4C2F2 E4D3C C6',
  'Yankee Doodle':
    'C2C2D2E2 C2E2D2G,2 C2C2D2E2 C4B,4 C2C2D2E2 F2E2D2C2 B,2G,2A,2B,2 C4C4 A,3B,A,2G,2 A,2B,2C4 G,3A,G,2F,2 E,4G,4 A,3B,A,2G,2 A,2B,2C2A,2 G,2C2B,2D2 C4C4',
  'My Bonnie':
    'G,2 E3DC2 D2C2A,2 G,2E,6 G,2 E3DC2 C2B,2C2 D8 G,2 E3DC2 D2C2A,2 G,2E,6 G,2 A,2D2C2 B,2A,2B,2 C8',
  'O Tannenbaum':
    'G,2 C3/2C/C3D E3/2E/E3E DEF2B,2D2 C3 GG E A3GGF F3F F D G3FFE E3 G, C3/2C/C3D E3/2E/E3E DEF2B,2D2 C3',
  'Nana de Brahms': 'EE G4EE G4EG c2B3A A2G2DE F2D2DE F4DF BAG2B2 c6',
  Alouette: 'C3DE2E2 DCDE C2G,2 C3DE2E2 DCDE C4 C3DE2E2 DCDE C2G,2 C3DE2E2 DCDE C4',
  'Claro de luna':
    'C2C2C2D2 E4D4 C2E2D2D2 C8 C2C2C2D2 E4D4 C2E2D2D2 C8 D2D2D2D2 A,4A,4 D2C2B,2A,2 G,8 C2C2C2D2 E4D4 C2E2D2D2 C8',
  'This Old Man': 'G2E2G4 G2E2G4 A2G2F2E2 D2E2F2EF G2C2CCCC CDEFG4 G2D2D2F2 E2D2C4',
  'Skip to My Lou':
    'E2E2C2C2 EEE2G4 D2D2B,2B,2 DDD2F4 E2E2C2C2 EEE2G4 D2EFE2D2 C4C4 E2E2C2C2 EEE2G4 D2D2B,2B,2 DDD2F4 E2E2C2C2 EEE2G4 D2EFE2D2 C4C4',
  Clementine: 'CC C2G,2EE E2C2CE G3GFE D4DE F3FED E2C2CE D3G,B,D C4',
  'Old MacDonald': 'C2C2C2G,2 A,2A,2G,4 E2E2D2D2 C6G,2 C2C2C2G,2 A,2A,2G,4 E2E2D2D2 C8',
  'God Save the King':
    'C2C2D2 B,3CD2 E2E2F2 E3DC2 D2C2B,2 C6 G2G2G2 G3FE2 F2F2F2 F3ED2 E2FEDC E3FG2 AFE2D2 C6',
  Kumbaya: 'C2E2 G4GGAA G6 C2E2 G4GGFE D6 C2E2 G4GGAA G6 F2E2C2 D2D2 C6',
};

const minor: Readonly<Record<string, string>> = {
  Greensleeves:
    'A2 c4d2 e3fe2 d4B2 G3AB2 c4A2 A3^GA2 B4^G2 E4A2 c4d2 e3fe2 d4B2 G3AB2 c3BA2 ^G3^F^G2 A4A2 A4',
  'God Rest Ye Merry, Gentlemen':
    'A2 A2e2e2d2 c2B2A2G2 A2B2c2d2 e6A2 A2e2e2d2 c2B2A2G2 A2B2c2d2 e6',
  Korobéiniki:
    'e4B2c2 d4c2B2 A4A2c2 e4d2c2 B6c2 d4e4 c4A4 A8 d6f2 a4g2f2 e6c2 e4d2c2 B4B2c2 d4e4 c4A4 A8',
  'Bella ciao': 'EABc A4 EABc A4 EA B2cB A2cB A2 e2e2e2 de f2f2 fedf e4',
  'Drunken Sailor': 'e2ee e2ee e2A2c2e2 d2dd d2dd d2G2B2d2 e2ee e2ee e2^f2g2a2 g2e2d2B2 A4A4',
  'When Johnny Comes Marching Home': 'E A2AA2B c2Bc2A G3E3 G3E3 A2AA2B c2Bc2d e3c3 e3',
  'Veni, veni, Emmanuel':
    'A2c2e2e2e2 d2f2e2d2 c6 d2e2c2A2c2 d2B2A2G2 A6 A2c2e2e2e2 d2f2e2d2 c6 d2e2c2A2c2 d2B2A2G2 A6',
  'Go Down, Moses': 'E2 c2c2B2B2 c3c A4 E2E2^G2^G2 A6 E2 c2c2B2B2 c3cA4 E2E2^G2^G2 A6',
  'Joshua Fit the Battle of Jericho':
    'A^GAB c2cd e2e2e4 d2d2d4 e2e2e4 A^GAB c2cd e2e2e3e a2g2f2e2d2c2 B2 A4',
  'Scarborough Fair':
    'A4A2 e4e2 B3cB2 A6 e2g2a4 g2e2^f2d2 e6 a4a2 a4g2 e2e2d2c2B2 G6 A4e2 d3cB2 A2G2 A6',
  'House of the Rising Sun': 'A2A2B2c2 e2d2A6 a2a2g2 e6 a2a2A2c2 e2d2A4 A2A2^G2 A6',
  'Coventry Carol': 'A4A2^G2 A4c2 B4A2 ^G6 A2B2c4 d2B4 A6 A4A2^G2 A4c2 B4A2 ^G6 A2B2c4 d2B4 A6',
  'We Three Kings': 'e4d2c4A2 B2c2B2 A6 e4d2c4A2 B2c2B2 A6 c4c2 d4d2 e4e2 g2f2e2 d2e2d2 c4B2 A6',
  'La Mantovana': 'ABcd e2e2 fefa e4 d2dd c2cc BABc A4 ABcd e2e2 fefa e4 d2dd c2cc BABc A4',
  'Dies irae': 'c2B2c2A2 B2G2A2A4 c2c2d2c2B2A2 G2B2c2B2 A2A4',
};

const tunesOf = (mode: Mode, some: Readonly<Record<string, string>>): Tune[] =>
  Object.entries(some).map(([title, abc]) => ({ title, mode, abc }));

/**
 * Melodies that nobody owns any more, written down from memory. A key is what their singers hear: most come home to their tonic, some
 * stop before.
 */
export const tunes: readonly Tune[] = [...tunesOf('maj', major), ...tunesOf('min', minor)];

export type TuneNote = { midi: number; units: number };

const letter = /(\^|_|=)?([A-Ga-g])([,']*)(\d*)(\/?)(\d*)/g;
const semitones = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The notes of a text in ABC: `C` is middle C, `c` an octave above, `C,` below; `^` raises; a number behind is a length. */
export function notesOf({ title, abc }: Tune): TuneNote[] {
  const rest = abc.replaceAll(letter, '').trim();
  if (rest !== '') throw new Error(`${title}: «${rest}» is no note`);
  return [...abc.matchAll(letter)].map(
    ([, accidental, name = '', octaves = '', top, slash, below]) => {
      const isHigh = name !== name.toUpperCase();
      const within = semitones[name.toUpperCase() as keyof typeof semitones];
      const raised = accidental === '^' ? 1 : accidental === '_' ? -1 : 0;
      const up = octaves.replaceAll(',', '').length;
      const away = 12 * (2 * up - octaves.length);
      const units = Number(top || 1) / (slash ? Number(below || 2) : 1);
      return { midi: 60 + within + raised + away + (isHigh ? 12 : 0), units };
    },
  );
}
