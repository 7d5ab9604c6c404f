import { figure, percent } from './figure.ts';
import { type Key, noteName, pitchName } from './note-names.ts';
import type { SavedTake } from './saved-take.ts';
import { voiceTypes } from './voice-type.ts';

const modeNames = { major: 'mayor', minor: 'menor' } as const;

/** `keyName({ tonic: 3, mode: 'major' })` is `Mi♭ mayor`. */
export const keyName = (key: Key): string => `${pitchName(key.tonic, key)} ${modeNames[key.mode]}`;

/** Where a take stands, in cents, beside the tuning note. */
function tuningWords(cents: number): string {
  const away = figure(Math.abs(cents));
  if (away === '0') return 'en el La de 440';
  return `${away} ${away === '1' ? 'cent' : 'cents'} por ${cents < 0 ? 'debajo' : 'encima'} del La de 440`;
}

/** A second key is named where it may be the one. */
export const leastDoubt = 0.15;

/** One thing that was measured: what it is, its figure, and what to know of it. */
export type Finding = { name: string; value: string; detail: string };

/** The figures of a take, one by one; of one that is just measured and of one that was saved they are the same. */
export function findingsOf(take: SavedTake): Finding[] {
  const { range, tessitura, accuracy, vibrato, loudness, deviation } = take;
  const [type, second] = take.voiceTypes;
  const [key, other] = take.keys;
  return [
    {
      name: 'Rango',
      value: `${noteName(range.low, key)} a ${noteName(range.high, key)}`,
      detail: `${figure(range.high - range.low)} semitonos, sin contar lo que sonó menos del 1 % del tiempo. La nota más alta es ${noteName(range.high, key)}.`,
    },
    {
      name: 'Zona cómoda',
      value: `${noteName(tessitura.low, key)} a ${noteName(tessitura.high, key)}`,
      detail: `Tu tesitura en esta toma: ahí cantas siete de cada diez segundos. La nota que más suena es ${noteName(tessitura.mode, key)}.`,
    },
    type
      ? {
          name: 'Tipo de voz',
          value: voiceTypes[type.type].name,
          detail: `${percent(type.probability)}${second ? `; después, ${voiceTypes[second.type].name.toLowerCase()} con ${percent(second.probability)}` : ''}. Es una pista por la altura sola: el timbre también decide.`,
        }
      : {
          name: 'Tipo de voz',
          value: 'Insuficiente',
          detail:
            'Hacen falta 20 segundos de canto y 10 semitonos entre la más grave y la más aguda.',
        },
    ...(accuracy
      ? [
          {
            name: 'Afinación',
            value: `±${figure(accuracy.median)} cents`,
            detail: `${percent(accuracy.within25)} de las notas a menos de 25 cents, contra tu propia afinación (un cent es la centésima de un semitono). La toma entera está ${tuningWords(accuracy.tuning)}.`,
          },
        ]
      : []),
    {
      name: 'Vibrato',
      value: vibrato.rate === null ? 'No hay' : `${figure(vibrato.rate, 1)} por segundo`,
      detail:
        vibrato.rate === null || vibrato.extent === null
          ? 'En ninguna nota larga hubo ondas parejas.'
          : `Ondas de ±${figure(vibrato.extent)} cents, en el ${percent(vibrato.share)} de las notas largas.`,
    },
    {
      name: 'Estabilidad',
      value: deviation === null ? 'Sin notas largas' : `±${figure(deviation)} cents`,
      detail:
        deviation === null
          ? 'Se mide en notas de medio segundo o más.'
          : 'Cuánto te mueves al sostener una nota, sin contar el vibrato.',
    },
    {
      name: 'Sonoridad',
      value: loudness.integrated === null ? 'Muy baja' : `${figure(loudness.integrated, 1)} LUFS`,
      detail:
        loudness.span === null
          ? 'La grabación casi no suena.'
          : `El volumen promedio: entre más cerca de 0, más fuerte. De lo suave a lo fuerte hay ${figure(loudness.span, 1)} LU. Depende del micrófono: sirve para comparar tomas tuyas.`,
    },
    {
      name: 'Tonalidad',
      value: key ? keyName(key) : 'Sin saber',
      detail: key
        ? `${percent(key.confidence)}${other && other.confidence >= leastDoubt ? `; o ${keyName(other)}, ${percent(other.confidence)}` : ''}. Una melodía sola no siempre lo dice.`
        : 'Hacen falta cinco notas.',
    },
    {
      name: 'Notas',
      value: figure(take.notes),
      detail: `En ${figure(take.sungSeconds, 1)} segundos de canto.`,
    },
  ];
}
