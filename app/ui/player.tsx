import { useEffect, useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { SeekBar } from './seek-bar.tsx';
import { clockTime } from './time.ts';
import './player.css';

/**
 * One recording: play, waveform to seek in, times. Whether it plays is the caller's to say,
 * so that a list can let one sound at a time; the end and a failure report back as `false`.
 */
export function Player(props: {
  src: string;
  title: string;
  peaks: readonly number[];
  durationSeconds: number;
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}) {
  const { playing, onPlayingChange } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [position, setPosition] = useState(0);
  const [failed, setFailed] = useState(false);

  // The element is the real player: it follows `playing`.
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    if (!playing) element.pause();
    // A pause or a new source while it starts rejects with AbortError: nothing failed.
    else
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        setFailed(true);
        onPlayingChange(false);
      });
  }, [playing, props.src, onPlayingChange]);

  function seek(seconds: number) {
    setPosition(seconds);
    if (audio.current) audio.current.currentTime = seconds;
  }

  function end() {
    seek(0);
    onPlayingChange(false);
  }

  return (
    <div className="player" role="group" aria-label={`Reproductor: ${props.title}`}>
      <audio
        ref={audio}
        src={props.src}
        preload="none"
        onTimeUpdate={(event) => setPosition(event.currentTarget.currentTime)}
        onPlaying={() => setFailed(false)}
        onEnded={end}
      />
      <PlayButton title={props.title} playing={playing} onPlayingChange={onPlayingChange} />
      <div className="player-track">
        <SeekBar
          label={`Posición en ${props.title}`}
          peaks={props.peaks}
          durationSeconds={props.durationSeconds}
          positionSeconds={position}
          onSeek={seek}
        />
        <div className="player-times measure">
          <span>{clockTime(position)}</span>
          <span>{clockTime(props.durationSeconds)}</span>
        </div>
      </div>
      {failed && (
        <p className="player-error" role="alert">
          No pudimos reproducir este audio. Revisa tu conexión y vuelve a darle play.
        </p>
      )}
    </div>
  );
}

/** The round key: the only circle of the console. */
export function PlayButton(props: {
  title: string;
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}) {
  const action = props.playing ? 'Pausar' : 'Reproducir';
  return (
    <button
      type="button"
      className="play"
      aria-label={`${action} ${props.title}`}
      onClick={() => props.onPlayingChange(!props.playing)}
    >
      {props.playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
