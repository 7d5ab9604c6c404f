/** Five formants in hertz: averages of adult men after Fant and after Peterson and Barney; m and n by their murmur. */
export const formants = {
  a: [700, 1150, 2450, 3300, 4000],
  e: [450, 1850, 2500, 3300, 4200],
  i: [290, 2200, 2900, 3400, 4400],
  o: [450, 800, 2500, 3300, 4000],
  u: [320, 700, 2400, 3300, 4000],
  m: [260, 1050, 2200, 2900, 3800],
  n: [270, 1500, 2300, 3000, 3900],
} as const satisfies Record<string, readonly number[]>;

export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u';
export type Nasal = 'm' | 'n';
/** What is heard between two notes without a pitch. */
export type Unvoiced = 's' | 'f' | 'sh' | 't' | 'k' | 'p' | 'h';

export const vowels: readonly Vowel[] = ['a', 'e', 'i', 'o', 'u'];
export const unvoiced: readonly Unvoiced[] = ['s', 'f', 'sh', 't', 'k', 'p', 'h'];

export const bandwidths: readonly number[] = [80, 95, 130, 170, 220];
/** Where singers gather the third to fifth formant. */
export const singersFormants: readonly number[] = [2650, 2950, 3350];
