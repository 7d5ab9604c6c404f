export const tones = ['professional', 'casual', 'creative', 'bold'] as const;
export type Tone = (typeof tones)[number];

export const toneNames = {
  professional: 'Profesional',
  casual: 'Casual',
  creative: 'Creativo',
  bold: 'Atrevido',
} as const satisfies Record<Tone, string>;

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

export const languageNames = { es: 'Español', en: 'Inglés' } as const satisfies Record<
  Language,
  string
>;

/** Who speaks: I, we, or somebody else about «the project»; never he or she. */
export const persons = ['1s', '1p', '3s'] as const;
export type Person = (typeof persons)[number];

export const personNames = {
  '1s': 'Yo',
  '1p': 'Nosotros',
  '3s': 'El proyecto',
} as const satisfies Record<Person, string>;

/** How a biography is said. */
export type Manner = { tone: Tone; language: Language; person: Person };
