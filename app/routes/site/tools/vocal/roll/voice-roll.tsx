import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { midiOf } from '#packages/vocal/src/index.ts';
import { tuningOf } from '../own-tuning.ts';
import type { Measured } from '../studio/studio-machine.ts';
import { drawRoll, keyboardWidth, semitonesAround } from './draw-roll.ts';
import { coloursOf } from './roll-colours.ts';
import { contextOf, useFrames, useResize } from './use-canvas.ts';
import './roll.css';

/** How much longer than its window a take may be drawn. */
const zooms = [1, 2, 4, 8, 16, 32];
/** Pixels of a second beyond which there is nothing more to see, and below which notes are no more than specks. */
const mostPixels = 400;
const fewestPixels = 16;
const pixelsOf = (zoom: number, seconds: number): number => (window.innerWidth * zoom) / seconds;

/** A take over the keys of a piano, which can be scrolled, made longer, and heard. */
export function VoiceRoll({ measured }: { measured: Measured }) {
  const { take, stretch, analysis } = measured;
  const { from } = stretch;
  const seconds = stretch.to - from;
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const [zoom, setZoom] = useState(
    () => zooms.find((one) => pixelsOf(one, seconds) >= fewestPixels) ?? 1,
  );
  const [isPlaying, setPlaying] = useState(false);
  const [, redraw] = useState({});
  const content = useMemo(() => rollContent(measured), [measured]);
  useResize(scroller, () => redraw({}));

  const draw = () => {
    const [view, sheet] = [scroller.current, canvas.current];
    if (!view || !sheet) return;
    const { clientWidth: width, clientHeight: height } = view;
    const context = contextOf(sheet, { width, height });
    if (!context) return;
    const pixels = ((width - keyboardWidth) * zoom) / seconds;
    const cursor = audio.current ? audio.current.currentTime - from : null;
    if (isPlaying && cursor !== null) follow(view, keyboardWidth + cursor * pixels);
    const start = view.scrollLeft / pixels;
    drawRoll(
      context,
      {
        ...{ width, height, origin: from, ...content.span },
        ...{ from: start, to: start + (width - keyboardWidth) / pixels },
      },
      {
        content: { ...content, cursor: isPlaying || (cursor ?? 0) > 0 ? cursor : null },
        colours: coloursOf(sheet),
      },
    );
  };
  useFrames(draw, isPlaying);

  const most = zooms.findLast((one) => pixelsOf(one, seconds) <= mostPixels) ?? 1;
  /** The share of the take that stays in the middle of the window while its length changes. */
  const middle = useRef(0);
  const zoomTo = (next: number) => {
    const { current: view } = scroller;
    if (!view || next < 1 || next > most) return;
    middle.current = (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth;
    setZoom(next);
  };
  useLayoutEffect(() => {
    const { current: view } = scroller;
    if (view) view.scrollLeft = middle.current * view.scrollWidth - view.clientWidth / 2;
  }, [zoom]);
  return (
    <div className="voice-roll">
      <div
        ref={scroller}
        className="roll-scroller night"
        // What scrolls is reached by the keyboard.
        tabIndex={0}
        role="group"
        aria-label="Dibujo de la toma; se corre de lado"
        onScroll={() => redraw({})}
      >
        <div className="roll-length" ref={(element) => lengthen(element, zoom)}>
          <canvas ref={canvas} role="img" aria-label={describe(analysis)} />
        </div>
      </div>
      <div className="roll-controls">
        {/* A voice that its own singer hears: there is no text of it. */}
        <audio
          ref={audio}
          controls
          src={`${take.url}#t=${from},${from + seconds}`}
          aria-label={`Oír «${take.name}»`}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onSeeked={() => redraw({})}
        />
        {/* At its limit a button keeps the focus. */}
        <Button small onClick={() => zoomTo(zoom * 2)} aria-disabled={zoom >= most}>
          Acercar
        </Button>
        <Button small onClick={() => zoomTo(zoom / 2)} aria-disabled={zoom === 1}>
          Alejar
        </Button>
      </div>
    </div>
  );
}

/** Widths follow from what was measured: the policy lets no style stand in the page itself. */
function lengthen(element: HTMLElement | null, zoom: number): void {
  if (element) element.style.width = `${100 * zoom}%`;
}

/** Keeps a place in sight, in the page that it is on. */
function follow(view: HTMLElement, place: number): void {
  const isSeen =
    place > view.scrollLeft + keyboardWidth && place < view.scrollLeft + view.clientWidth;
  if (!isSeen) view.scrollLeft = place - keyboardWidth - 24;
}

/** What is drawn of a take. */
export function rollContent({ analysis }: Pick<Measured, 'analysis'>) {
  const { track, notes, range, keys } = analysis;
  const curve = Array.from(track.hz, (hz, at) => ({
    time: at * track.hop,
    midi: hz > 0 ? midiOf(hz) : Number.NaN,
  }));
  return {
    ...{ curve, notes, key: keys[0], tuning: tuningOf(analysis) },
    band: range && { low: range.tessitura.low, high: range.tessitura.high },
    span: semitonesAround(notes.map(({ midi }) => midi)),
  };
}

const describe = ({ notes, range }: Measured['analysis']): string =>
  range
    ? `La curva de tu voz sobre un teclado: ${notes.length} notas. Los números están en la tabla de notas.`
    : 'La curva de tu voz sobre un teclado.';
