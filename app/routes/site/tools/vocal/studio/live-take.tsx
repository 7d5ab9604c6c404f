import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { noteName, signed } from '#packages/vocal/src/index.ts';
import { clockTime } from '#app/ui/time.ts';
import { LiveRoll } from '../roll/live-roll.tsx';
import { useFrames } from '../roll/use-canvas.ts';
import type { LiveFeed } from './live-feed.ts';
import type { Studio } from './use-studio.ts';

/** What the microphone hears, while it hears it. */
export function LiveTake(props: { feed: LiveFeed; isRecording: boolean; studio: Studio }) {
  const { feed, isRecording, studio } = props;
  const place = useRef<HTMLDivElement>(null);
  // What is sung and what ends it are seen together, on a phone too.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="live-take" ref={place}>
      <p className="live-state" role="status">
        {isRecording ? 'Grabando. Canta.' : 'Afinador prendido. Nada se guarda.'}
      </p>
      <div className="live-needle">
        <Needle feed={feed} />
        <Elapsed feed={feed} />
      </div>
      <Level feed={feed} />
      <div className="row">
        {isRecording ? (
          <>
            <Button look="primary" onClick={studio.finish}>
              Terminar
            </Button>
            <Button onClick={studio.reset}>Descartar</Button>
          </>
        ) : (
          <Button look="primary" onClick={studio.reset}>
            Apagar
          </Button>
        )}
      </div>
      <LiveRoll feed={feed} />
    </div>
  );
}

/** The note of now and how far it is from it. It changes too fast to be read out: whoever listens has their own ears. */
function Needle({ feed }: { feed: LiveFeed }) {
  const name = useRef<HTMLSpanElement>(null);
  const cents = useRef<HTMLSpanElement>(null);
  const needle = useRef<SVGRectElement>(null);
  useFrames(() => {
    const { midi } = feed;
    const isSung = !Number.isNaN(midi);
    const away = isSung ? 100 * (midi - Math.round(midi)) : 0;
    if (name.current) name.current.textContent = isSung ? noteName(midi) : '–';
    if (cents.current) cents.current.textContent = isSung ? `${signed(away)} cents` : 'sin voz';
    needle.current?.setAttribute('x', String(49 + away));
  }, true);
  return (
    <div className="needle" aria-hidden="true">
      <span className="needle-name" ref={name} />
      <svg viewBox="0 0 100 14" preserveAspectRatio="none">
        <rect className="needle-scale" y="6" width="100" height="2" />
        <rect className="needle-right" x="40" y="5" width="20" height="4" />
        <rect className="needle-hand" ref={needle} x="49" width="2" height="14" />
      </svg>
      <span className="measure" ref={cents} />
    </div>
  );
}

/** How loud it is, in decibels below what the microphone can hear at most. */
const quietest = -50;

function Level({ feed }: { feed: LiveFeed }) {
  const bar = useRef<SVGRectElement>(null);
  useFrames(() => {
    const decibels = 20 * Math.log10(Math.max(1e-5, feed.level));
    bar.current?.setAttribute('width', String(Math.max(0, 100 * (1 - decibels / quietest))));
    bar.current?.classList.toggle('level-hot', feed.level > 0.97);
  }, true);
  return (
    <svg
      className="live-level"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label="Nivel del micrófono"
    >
      <rect className="level-track" width="100" height="8" />
      <rect className="level-bar" ref={bar} height="8" />
    </svg>
  );
}

function Elapsed({ feed }: { feed: LiveFeed }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor(feed.seconds)), 250);
    return () => clearInterval(timer);
  }, [feed]);
  return (
    <p className="live-time" role="timer">
      {clockTime(seconds)}
    </p>
  );
}
