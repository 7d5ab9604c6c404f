import { describe, expect, test } from 'vitest';
import { rhymePairs } from '#test/prosody-table.ts';
import { closenessOf, compareRhymes } from './index.ts';

/** What somebody who sings would say of each pair. */
const pairs = {
  próxima:
    'rima/espina cama/gana sueño/sereno amo/engaño ' +
    'todo/lobo vida/viva lado/pago luego/miedo nube/salude nada/alaba ' +
    'boca/ropa grito/pico plata/capa poco/roto ' +
    'pelo/pero amor/sol dolor/control mar/canal perro/cielo alma/arma carta/falta verde/rebelde ' +
    'casa/caja beso/dejo noche/doce calle/pase gafas/casas ' +
    'tiempo/viento canto/campo mundo/rumbo sangre/hambre pálido/árido aire/baile',
  consonante: 'vida/herida casa/caza playa/calla mañana/ventana flor/amor te/fe',
  asonante:
    'casa/cama cielo/miedo boca/rosa vida/mentira mano/claro amor/corazón ciudad/mar ' +
    'luna/aguja noche/bosque suave/baje tango/cambio tierra/estrella beso/lejos lado/gato ' +
    'boca/toga gloria/hora música/única Venus/cielo',
  ninguna: 'sol/mar luna/mano rima/rema canto/cantó café/calle',
};

describe.each(Object.entries(pairs))('%s', (kind, all) => {
  test.each(all.split(' '))('%s', (pair) => {
    const [one = '', other = ''] = pair.split('/');
    expect(closenessOf(one, other) ?? 'ninguna').toBe(kind);
    expect(closenessOf(other, one) ?? 'ninguna').toBe(kind);
  });
});

test('the family of a sound is of how it is said here, as the rest of a rhyme', () => {
  expect(closenessOf('calle', 'pase')).toBe('próxima');
  expect(closenessOf('calle', 'pase', { yeismo: false })).toBe('asonante');
  expect(closenessOf('calle', 'sale', { yeismo: false })).toBe('próxima');
  expect(closenessOf('caza', 'casa', { seseo: false })).toBe('próxima');
  expect(closenessOf('hablas', 'sabra', { aspiration: true })).toBe('próxima');
  expect(closenessOf('hablas', 'sabra')).toBe('asonante');
});

test('what has no rhyme is near nothing', () => {
  for (const text of ['', '¡!', '🎶', 'shh', '<b></b>'])
    expect(closenessOf(text, 'sol')).toBeNull();
});

test('verses are judged by the two kinds that were there before', () => {
  for (const all of [...Object.values(pairs), ...Object.values(rhymePairs)])
    for (const pair of all.split(' ')) {
      const [one = '', other = ''] = pair.split('/');
      const close = closenessOf(one, other);
      expect(compareRhymes(one, other), pair).toBe(close === 'próxima' ? 'asonante' : close);
    }
});
