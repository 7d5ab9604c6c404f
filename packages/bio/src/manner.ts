export const tones = ['professional', 'casual', 'creative', 'bold'] as const;
export type Tone = (typeof tones)[number];

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Who speaks: I, we, or somebody else about «the project»; never he or she. */
export const persons = ['1s', '1p', '3s'] as const;
export type Person = (typeof persons)[number];

/** How a biography is said. */
export type Manner = { tone: Tone; language: Language; person: Person };
