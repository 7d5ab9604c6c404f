const names: Readonly<Record<string, string>> = {
  ...{ b: 'be', c: 'ce', d: 'de', f: 'efe', g: 'ge', h: 'hache', j: 'jota', k: 'ka', l: 'ele' },
  ...{ m: 'eme', n: 'ene', p: 'pe', q: 'cu', r: 'erre', s: 'ese', t: 'te', v: 've', x: 'equis' },
  ...{ w: 'doble u', z: 'zeta' },
};

/** Initials that are said in another way than by the names of their letters. */
const known: Readonly<Record<string, string>> = { dj: 'diyéi', djs: 'diyéis', mc: 'emcí' };

/** They are sounds, not initials: SHH, MMM, PST. */
const isSound = (letters: string): boolean => /(.)\1|^(?:sh|hm|ps+t|br|gr|pf|tsk)$/.test(letters);

/** The names of up to five consonants in a row, as TV is said; null of what is said as a word. */
export function spelled(letters: string): string | null {
  const small = letters.toLowerCase();
  if (Object.hasOwn(known, small)) return known[small] ?? null;
  if (small === 'www') return 'doble u doble u doble u';
  if (!/^[b-df-hj-np-tv-xz]{1,5}$/.test(small) || isSound(small)) return null;
  return Array.from(small, (letter) => names[letter] ?? letter).join(' ');
}
