import { byteOrderMark, csvRow } from '#packages/csv/src/index.ts';
import { noteName } from '#packages/vocal/src/index.ts';
import { slug } from '#content/slug.ts';
import { drawRoll } from '../roll/draw-roll.ts';
import { coloursOf } from '../roll/roll-colours.ts';
import { rollContent } from '../roll/voice-roll.tsx';
import { centsBeside, tuningOf } from '../own-tuning.ts';
import type { Measured } from '../studio/studio-machine.ts';

/** Gives somebody a file that the page has made. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const nameOf = ({ take }: Measured, extension: string): string =>
  `${['voz', slug(take.name)].filter(Boolean).join('-')}.${extension}`;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Every note, in the take's own tuning, and every frame of the curve, for a spreadsheet: seconds are those of the file. */
export function downloadCsv(measured: Measured): void {
  const { notes, stability, track, keys } = measured.analysis;
  const { from } = measured.stretch;
  const tuning = tuningOf(measured.analysis);
  const held = new Map(stability.notes.map((note) => [note.on, note]));
  const rows = [
    ['desde_s', 'hasta_s', 'nota', 'midi', 'cents', 'vibrato_hz', 'vibrato_cents', 'desvio_cents'],
    ...notes.map(({ on, off, midi }) => {
      const { vibrato = null, deviation = null } = held.get(on) ?? {};
      return [
        ...[
          rounded(from + on, 2),
          rounded(from + off, 2),
          noteName(midi - tuning, keys[0]),
          rounded(midi, 2),
        ],
        rounded(centsBeside(midi - tuning), 0),
        ...(vibrato ? [rounded(vibrato.rate, 2), rounded(vibrato.extent, 0)] : [null, null]),
        deviation === null ? null : rounded(deviation, 1),
      ];
    }),
    [],
    ['tiempo_s', 'frecuencia_hz'],
    ...Array.from(track.hz, (hz, at) => [
      rounded(from + at * track.hop, 3),
      hz > 0 ? rounded(hz, 2) : null,
    ]),
  ];
  const text = byteOrderMark + rows.map(csvRow).join('');
  save(new Blob([text], { type: 'text/csv;charset=utf-8' }), nameOf(measured, 'csv'));
}

const picture = { width: 2400, height: 1000 };
/** Of a picture that is looked at on another screen. */
const scale = 1.6;

/** The whole take as one picture, in the colours of the room that `room` stands in. */
export function downloadPicture(measured: Measured, room: Element): Promise<void> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, picture);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas here'));
  context.scale(scale, scale);
  const content = rollContent(measured);
  const { stretch } = measured;
  drawRoll(
    context,
    {
      ...{ width: picture.width / scale, height: picture.height / scale },
      ...{ from: 0, to: stretch.to - stretch.from, origin: stretch.from, ...content.span },
    },
    { content: { ...content, cursor: null }, colours: coloursOf(room) },
  );
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  canvas.toBlob((blob) => {
    if (!blob) return reject(new Error('no picture'));
    save(blob, nameOf(measured, 'png'));
    resolve();
  }, 'image/png');
  return promise;
}
