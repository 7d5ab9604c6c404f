import { describe, expect, test } from 'vitest';
import { stressOf, syllabify } from './index.ts';

/** After *Ortografía de la lengua española* (2010), by where they are stressed. */
const words: Readonly<Record<string, string>> = {
  esdrújula:
    'ca-ó-ti-co a-é-re-o hé-ro-e lin-güís-ti-ca obs-tá-cu-lo zo-o-ló-gi-co se-miau-to-má-ti-co ' +
    'ré-gi-men lí-ne-a o-cé-a-no ve-hí-cu-lo lá-gri-ma',
  aguda:
    'pa-ís prohi-bir al-co-hol a-ve-ri-güéis pa-ra-guay buey guion ciu-dad trans-crip-ción ' +
    'sub-ra-yar in-no-var ac-ción de-si-lu-sión re-ír ra-úl ma-íz es-tu-diáis ro-bots vi-rrey ' +
    're-hén a-hí ac-tuar con-ti-nuó a-ún aun re-gue-tón qui-zás muy',
  llana:
    'bú-ho pro-hí-be ahu-ma-do de-sahu-cio ca-ca-hue-te pin-güi-no gue-rra gui-ta-rra ver-güen-za ' +
    'ci-güe-ña cons-trui-do je-sui-ta viu-da cui-da-do ins-tru-men-to pers-pec-ti-va abs-trac-to ' +
    'a-tle-ta su-bli-me e-xa-men ex-haus-to in-hu-ma-no o-í-do rí-o cre-en-cia to-da-ví-a ' +
    'can-ta-rí-ais lim-piau-ñas hioi-des re-yes llu-via ca-rác-ter ca-rac-te-res bí-ceps i-de-a ' +
    'po-e-ta al-mo-ha-da mo-ho ac-tú-a con-ti-nuo con-ti-nú-o pe-rre-o ba-hí-a',
  sobresdrújula: 'dí-ga-me-lo',
};

describe.each(Object.entries(words))('%s', (ending, all) => {
  test.each(all.split(' '))('%s', (divided) => {
    const stress = stressOf(divided.replaceAll('-', ''));
    expect([stress.syllables.join('-'), stress.ending, stress.secondary]).toEqual([
      ...[divided, ending, null],
    ]);
  });
});

test('an adverb in -mente has the stress of its adjective, too', () => {
  expect(stressOf('fácilmente')).toEqual({
    ...{ syllables: ['fá', 'cil', 'men', 'te'], stressed: 2, secondary: 0, ending: 'llana' },
  });
  for (const word of ['tristemente', 'solamente', 'felizmente', 'comúnmente'])
    expect(stressOf(word).secondary, word).not.toBeNull();
  for (const word of ['comente', 'documente', 'implemente', 'vehemente', 'lamente', 'mente'])
    expect(stressOf(word).secondary, word).toBeNull();
});

test.each([
  // An h between vowels, which is not heard, and one that begins hue, hie or hua.
  ...[
    're-huir',
    'buhar-di-lla',
    'vi-hue-la',
    'chi-hua-hua',
    'ahi-ja-do',
    'ma-ri-hua-na',
    'Te-huan-te-pec',
  ],
  ...['le-í-ais', 'cons-truí', 'chi-i-ta', 'u-bi-cuo', 'hier-ba', 'Ley-va', 'a-ba-ia-no'],
  ...['sub-ro-gar', 'sub-lu-nar', 'su-ble-var', 'ab-ro-gar', 'abs-tra-er', 'tran-sa-tlán-ti-co'],
  ...['pa’', 'can-sa’-o', 'pa’-lan-te', 'shh', 'y', 'À-la', 'quo-rum'],
])('%s', (divided) => {
  expect(syllabify(divided.replaceAll('-', '')).join('-')).toBe(divided);
});

test('in Spain tl divides; what is put together again is the word, whatever it is', () => {
  expect(syllabify('atleta', { dividesTl: true })).toEqual(['at', 'le', 'ta']);
  expect(syllabify('')).toEqual([]);
  for (const word of [
    'ÁRBOL',
    'n\u0303andu\u0301',
    '李小龍',
    '🎶',
    '2600',
    'İstanbul',
    'x'.repeat(500),
  ])
    expect(syllabify(word).join(''), word).toBe(word.normalize('NFC'));
});
