import { figure } from './figure.ts';
import type { Refusal } from './refusals.ts';

/** Why a take was refused, and what to do. */
export function refusalSentence({ reason, value, limit }: Refusal): string {
  switch (reason) {
    case 'silence':
      return 'La grabación está en silencio: revisa el micrófono y canta más cerca.';
    case 'clipped':
      return `La grabación está saturada en el ${figure(100 * value, 1)} % de su duración: baja la ganancia y graba de nuevo.`;
    case 'mix':
      return `Suenan demasiado los instrumentos: solo el ${figure(100 * value)} % de lo que se oye es tu voz. Sube la voz sola, o con el acompañamiento muy bajo.`;
    case 'backing':
      return `Detrás de la voz suena algo casi tan fuerte como ella: su claridad es de ${figure(value, 2)}, y se necesitan ${figure(limit, 2)}. Sube la voz sola, o con el acompañamiento muy bajo.`;
    case 'speech':
      return `Parece voz hablada: solo el ${figure(100 * value)} % se sostiene en una nota. Canta una melodía.`;
    case 'short':
      return `Hay ${figure(Math.floor(10 * value) / 10, 1)} segundos de canto claro; se necesitan ${figure(limit)}. Graba un poco más.`;
  }
}
