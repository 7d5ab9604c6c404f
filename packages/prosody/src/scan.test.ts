import { describe, expect, test } from 'vitest';
import { trickyVerses } from '#test/prosody-table.ts';
import { nearestReading, scan, scanCompound } from './index.ts';

test.each(trickyVerses)('%s: %i', (verse, count) => {
  expect(scan(verse)?.def).toBe(count);
});

describe('which of two ways comes of itself', () => {
  const def = (verse: string) => scan(verse)?.def;
  const units = (verse: string) => {
    const scansion = scan(verse);
    return scansion && nearestReading(scansion, scansion.def).units.join(' ').replaceAll('‿', '');
  };

  test('vowels of two words are one, across a comma and a silent h, and not before hue', () => {
    expect(units('cuando, ahora, ella hablaba')).toBe('cuan doa ho rae llaha bla ba');
    expect(units('mira la huella mía')).toBe('mi ra la hue lla mí a');
    expect([
      units('la hiena gris'),
      units('la hija mía'),
      units('la yegua blanca'),
      units('pa’ arriba'),
    ]).toEqual([...['la hie na gris', 'lahi ja mí a', 'la ye gua blan ca', 'pa’a rri ba']]);
  });

  test('the last stress of a verse keeps its syllable, but after the smallest words', () => {
    expect(units('bajo la ola')).toBe('ba jo la o la');
    expect(units('un corazón de oro')).toBe('un co ra zón deo ro');
    expect(units('la paz de tu alma')).toBe('la paz de tual ma');
    expect(units('espera a que se abra')).toBe('es pe raa que sea bra');
    expect([units('otra sede alta'), units('tu debut ágil')]).toEqual([
      ...['o tra se de al ta', 'tu de but á gil'],
    ]);
  });

  test('a lone vowel between two joins the second one, unless that has the last stress', () => {
    expect(units('que de rosa y azucena')).toBe('que de ro sa ya zu ce na');
    expect(units('un casco de diamante y oro')).toBe('un cas co de dia man tey o ro');
    expect(units('siento frío y busco')).toBe('sien to frí oy bus co');
    // He is a verb.
    expect(units('no he ido nunca')).toBe('nohei do nun ca');
  });

  test('a diphthong that ends in y stays by itself', () => {
    expect(units('hoy espero')).toBe('hoy es pe ro');
  });

  test('within a word two vowels are one after its stress, and e before a stressed a or o', () => {
    expect([units('héroes de ayer'), units('va al teatro')]).toEqual([
      'hé roes dea yer',
      'vaal tea tro',
    ]);
    expect([units('poeta'), units('todavía'), units('el laúd'), units('caer')]).toEqual([
      ...['po e ta', 'to da ví a', 'el la úd', 'ca er'],
    ]);
    // Before the stress e and a join an o, and nothing else.
    const before = ['geometría', 'ahogado', 'poesía', 'maestría', 'realidad', 'leonera'];
    expect(before.map(units)).toEqual([
      ...['geo me trí a', 'aho ga do', 'po e sí a', 'ma es trí a', 're a li dad', 'leo ne ra'],
    ]);
  });

  test('e keeps its syllable in león, acordeones, campeona', () => {
    expect([units('el león azul'), units('dos acordeones'), units('mi campeona')]).toEqual([
      ...['el le ón a zul', 'dos a cor de o nes', 'mi cam pe o na'],
    ]);
    expect(units('creó la peor')).toBe('creó la peor');
  });

  test('the end counts one more where it is aguda, one less where esdrújula, two less beyond', () => {
    expect(['canción', 'guitarra', 'música', 'dígamelo'].map(def)).toEqual([3, 3, 2, 2]);
    expect(scan('de nuevo la canción')?.ending).toBe('aguda');
  });
});

describe('how else it can be said', () => {
  test('the cheapest reading of each count, and the one that is nearest to a target', () => {
    const scansion = scan('todo lo que callé te lo canto hoy');
    expect(scansion).toMatchObject({ def: 12, min: 11, max: 12, ending: 'aguda' });
    expect(scansion && nearestReading(scansion, 8)).toMatchObject({ count: 11, cost: 1 });
    expect(scansion && nearestReading(scansion, 12)).toMatchObject({ count: 12, cost: 0 });
  });

  test('what is asked of whoever says it: a stressed weak vowel gives way last', () => {
    const costs = (verse: string) => scan(verse)?.readings.map(({ count, cost }) => [count, cost]);
    // A weak vowel at the end, joined or not, leaves one more after the last stress.
    expect(costs('el poeta soy un día')).toEqual([
      [6, 3],
      [7, 1],
      [8, 0],
    ]);
    expect(costs('el día mío es')).toEqual([
      [4, 7],
      [5, 4],
      [6, 1],
      [7, 0],
    ]);
    expect(costs('soy un poeta gris')).toEqual([
      [5, 3],
      [6, 1],
      [7, 0],
    ]);
    expect(costs('la ola')).toEqual([
      [2, 1],
      [3, 0],
    ]);
  });

  test('the stresses of it: words that lean on the next one have none', () => {
    const pattern = (verse: string) =>
      scan(verse)?.readings.find(({ cost }) => cost === 0)?.pattern;
    expect(pattern('Volverán las oscuras golondrinas')).toBe('--+--+---+-');
    expect(pattern('pa’ la calle voy')).toBe('--+-+-');
    expect(pattern('música')).toBe('+-');
    for (const word of ['el', 'ante', 'porque', 'nuestra', 'le', 'tan', 'quien', 'pa’'])
      expect(pattern(`${word} mar`)?.at(0), word).toBe('-');
    for (const word of ['un', 'esta', 'yo', 'no', 'es', 'más', 'tú', 'todo'])
      expect(pattern(`${word} mar`)?.at(0), word).toBe('+');
    expect(pattern('dulcemente canta')).toBe('+-+-+-');
    // The last word has one in any case.
    expect(pattern('dime que sí, pero')).toBe('+--++-');
  });

  test('a diphthong can be two syllables, unless it was one vowel in Latin or follows the stress', () => {
    const longestOf = (verse: string) => scan(verse)?.readings.at(-1)?.units.join(' ');
    expect(['ruido', 'cruel', 'suave', 'criatura', 'viaje', 'sonriente'].map(longestOf)).toEqual([
      ...['ru i do', 'cru el', 'su a ve', 'cri a tu ra', 'vi a je', 'son ri en te'],
    ]);
    expect(['fuego', 'tierra', 'gloria', 'quieto', 'guitarra'].map(longestOf)).toEqual([
      ...['fue go', 'tie rra', 'glo ria', 'quie to', 'gui ta rra'],
    ]);
    expect(scan('el ruido')).toMatchObject({ def: 3, min: 3, max: 4 });
    // Its halves are no syllable each to what else is joined there.
    expect(scan('fui a enterrar')?.readings[0]?.units).toEqual(['fui‿a‿en', 'te', 'rrar']);
  });

  test('no syllable is made of more than three', () => {
    const scansion = scan('leí a Eva, o a Ana, y a Olga');
    for (const { units } of scansion?.readings ?? [])
      for (const unit of units) expect(unit.length).toBeLessThanOrEqual(6);
  });
});

describe('a compound verse', () => {
  const counts = (verse: string, lengths: number[]) =>
    scanCompound(verse, lengths)?.map(({ def }) => def);

  test('has parts that each end as a verse does', () => {
    expect(counts('La princesa está triste... ¿Qué tendrá la princesa?', [7, 7])).toEqual([7, 7]);
    expect(counts('los suspiros se escapan de su boca de fresa', [7, 7])).toEqual([7, 7]);
    // Esdrújula before the pause.
    expect(counts('La luna era una lámpara sobre la casa sola', [7, 7])).toEqual([7, 7]);
  });

  test('comes as near to its lengths as its words allow', () => {
    expect(counts('sol y luna', [3, 3])).toEqual([2, 3]);
    expect(scanCompound('sol', [7, 7])).toBeNull();
    expect(scanCompound('', [7, 7])).toBeNull();
  });
});

test('a line that is no verse has one reading, however long it is', () => {
  const line = 'la amada ola y el alma '.repeat(60);
  const scansion = scan(line);
  expect(scansion?.readings).toHaveLength(1);
  expect(scansion?.def).toBe(scansion?.max);
  expect(scanCompound(line, [7, 7])).toHaveLength(2);
  // Vowels that all come together still are no more than three in a syllable.
  for (const [sound, count] of [
    ['a ', 69],
    ['ea ', 202],
    ['ia ', 69],
  ] as const)
    expect(scan(sound.repeat(200))?.def, sound).toBe(count);
});

test('a long line is not divided again and again', () => {
  const words = 'la amada ola y el alma '.repeat(2000);
  const parts = scanCompound(words, [7, 7, 7, 7]);
  expect(parts).toHaveLength(4);
  expect(parts?.at(-1)?.def).toBeGreaterThan(10_000);
  expect(scanCompound('la luna sola '.repeat(20), [7, 7, 7, 7, 7, 7])).toHaveLength(6);
});

test('of nothing that is a word there is no scansion', () => {
  for (const text of ['', '   ', '—…!?', '🎶 🎶', '1️⃣']) expect(scan(text)).toBeNull();
});

test('words that are said as one are tied, and the vowels of one word are not', () => {
  const scansion = scan('el héroe ama el mar');
  expect(scansion?.readings.find(({ count }) => count === scansion.def)?.units).toEqual(
    'el hé roe‿a ma‿el mar'.split(' '),
  );
});
