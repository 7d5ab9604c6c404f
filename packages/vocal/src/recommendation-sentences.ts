import { figure } from './figure.ts';
import type { Recommendation } from './recommendations.ts';

/** `1 nota`, `3 notas`. */
const notesOf = (count: number): string => `${figure(count)} ${count === 1 ? 'nota' : 'notas'}`;

/** A recommendation in words, each with its number. */
export function sentenceOf(one: Recommendation): string {
  switch (one.code) {
    case 'flat':
      return `Cantas ${figure(one.cents)} cents por debajo de la nota en ${notesOf(one.notes)}: piensa cada ataque un poco más arriba.`;
    case 'sharp':
      return `Cantas ${figure(one.cents)} cents por encima de la nota en ${notesOf(one.notes)}: suelta la presión del aire.`;
    case 'high-notes-flat':
      return `Tus notas agudas quedan ${figure(one.cents)} cents bajas: prepáralas con más apoyo.`;
    case 'high-notes-sharp':
      return `Tus notas agudas quedan ${figure(one.cents)} cents altas: empuja menos al subir.`;
    case 'low-notes-flat':
      return `Tus notas graves quedan ${figure(one.cents)} cents bajas: no las dejes caer.`;
    case 'low-notes-sharp':
      return `Tus notas graves quedan ${figure(one.cents)} cents altas: relaja la garganta al bajar.`;
    case 'accurate':
      return `El ${figure(one.percent)} % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de ${figure(one.cents)} cents.`;
    case 'inaccurate':
      return `El ${figure(one.percent)} % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de ${figure(one.cents)} cents. Canta más lento, con un piano al lado.`;
    case 'other-tuning':
      return `Toda la toma está ${figure(Math.abs(one.cents))} cents ${one.cents < 0 ? 'por debajo' : 'por encima'} de la afinación de 440 Hz: revisa con qué instrumento cantaste.`;
    case 'unsteady':
      return `Al sostener ${one.notes === 1 ? 'tu nota larga' : `${figure(one.notes)} notas largas`} te mueves ${figure(one.cents)} cents: sostén con el aire más parejo.`;
    case 'steady':
      return `Sostienes ${one.notes === 1 ? 'tu nota larga' : `tus ${figure(one.notes)} notas largas`} con solo ${figure(one.cents)} cents de movimiento.`;
    case 'vibrato-fast':
      return `Tu vibrato va a ${figure(one.rate, 1)} ondas por segundo; lo usual es de 4,5 a 7.`;
    case 'vibrato-slow':
      return `Tu vibrato va a ${figure(one.rate, 1)} ondas por segundo; lo usual es de 4,5 a 7.`;
    case 'vibrato-wide':
      return `Tu vibrato se abre ±${figure(one.extent)} cents; desde 100 la nota se pierde.`;
    case 'dynamics-flat':
      return `Entre lo más suave y lo más fuerte hay ${figure(one.span, 1)} LU: prueba más contraste.`;
    case 'dynamics-wide':
      return `Entre lo más suave y lo más fuerte hay ${figure(one.span, 1)} LU: acércate al micrófono en lo suave.`;
    case 'transpose':
      return `Prueba la canción ${figure(Math.abs(one.shift))} ${Math.abs(one.shift) === 1 ? 'semitono' : 'semitonos'} más ${one.shift < 0 ? 'abajo' : 'arriba'}: el ${figure(one.percent)} % quedaría en tu zona cómoda; hoy está el ${figure(one.now)} %.`;
    case 'narrow-range':
      return `Cantaste solo ${figure(one.semitones)} semitonos: graba también tus notas más graves y más agudas.`;
  }
}
