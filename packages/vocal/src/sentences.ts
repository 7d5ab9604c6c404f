import type { Recommendation } from './recommendations.ts';
import type { Refusal } from './refusals.ts';

const number = (value: number, digits = 0): string =>
  value.toLocaleString('es-CO', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A recommendation in words, each with its number. */
export function sentenceOf(one: Recommendation): string {
  switch (one.code) {
    case 'flat':
      return `Cantas ${number(one.cents)} cents por debajo de la nota en ${number(one.notes)} notas: piensa cada ataque un poco más arriba.`;
    case 'sharp':
      return `Cantas ${number(one.cents)} cents por encima de la nota en ${number(one.notes)} notas: suelta la presión del aire.`;
    case 'high-notes-flat':
      return `Tus notas agudas quedan ${number(one.cents)} cents bajas: prepáralas con más apoyo.`;
    case 'high-notes-sharp':
      return `Tus notas agudas quedan ${number(one.cents)} cents altas: empuja menos al subir.`;
    case 'low-notes-flat':
      return `Tus notas graves quedan ${number(one.cents)} cents bajas: no las dejes caer.`;
    case 'low-notes-sharp':
      return `Tus notas graves quedan ${number(one.cents)} cents altas: relaja la garganta al bajar.`;
    case 'accurate':
      return `El ${number(one.percent)} % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de ${number(one.cents)} cents.`;
    case 'inaccurate':
      return `El ${number(one.percent)} % de tus notas está a menos de 25 cents de su lugar; tu desviación usual es de ${number(one.cents)} cents. Canta más lento, con un piano al lado.`;
    case 'other-tuning':
      return `Toda la toma está ${number(Math.abs(one.cents))} cents ${one.cents < 0 ? 'por debajo' : 'por encima'} de la afinación de 440 Hz: revisa con qué instrumento cantaste.`;
    case 'unsteady':
      return `Al sostener ${number(one.notes)} notas largas te mueves ${number(one.cents)} cents: sostenlas con el aire más parejo.`;
    case 'steady':
      return `Sostienes tus ${number(one.notes)} notas largas con solo ${number(one.cents)} cents de movimiento.`;
    case 'vibrato-fast':
      return `Tu vibrato va a ${number(one.rate, 1)} ondas por segundo; lo usual es de 4,5 a 7.`;
    case 'vibrato-slow':
      return `Tu vibrato va a ${number(one.rate, 1)} ondas por segundo; lo usual es de 4,5 a 7.`;
    case 'vibrato-wide':
      return `Tu vibrato se abre ±${number(one.extent)} cents; desde 100 la nota se pierde.`;
    case 'dynamics-flat':
      return `Entre lo más suave y lo más fuerte hay ${number(one.span, 1)} LU: prueba más contraste.`;
    case 'dynamics-wide':
      return `Entre lo más suave y lo más fuerte hay ${number(one.span, 1)} LU: acércate al micrófono en lo suave.`;
    case 'transpose':
      return `Prueba la canción ${number(Math.abs(one.shift))} ${Math.abs(one.shift) === 1 ? 'semitono' : 'semitonos'} más ${one.shift < 0 ? 'abajo' : 'arriba'}: el ${number(one.percent)} % quedaría en tu zona cómoda; hoy está el ${number(one.now)} %.`;
    case 'narrow-range':
      return `Cantaste solo ${number(one.semitones)} semitonos: graba también tus notas más graves y más agudas.`;
  }
}

/** Why a take was refused, and what to do. */
export function refusalSentence({ reason, value, limit }: Refusal): string {
  switch (reason) {
    case 'silence':
      return 'La grabación está en silencio: revisa el micrófono y canta más cerca.';
    case 'clipped':
      return `La grabación está saturada en el ${number(100 * value, 1)} % de su duración: baja la ganancia y graba de nuevo.`;
    case 'mix':
      return `Suenan demasiado los instrumentos: solo el ${number(100 * value)} % de lo que se oye es tu voz. Sube la voz sola, o con el acompañamiento muy bajo.`;
    case 'speech':
      return `Parece voz hablada: solo el ${number(100 * value)} % se sostiene en una nota. Canta una melodía.`;
    case 'short':
      return `Hay ${number(value, 1)} segundos de canto; se necesitan ${number(limit)}. Graba un poco más.`;
  }
}
