import { PauseIcon, PlayIcon } from './icons.tsx';
import { SeekBar } from './seek-bar.tsx';
import { clockTime } from './time.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import './player.css';

type Recording = { title: string; peaks: readonly number[]; durationSeconds: number };

/**
 * One recording: play, waveform to seek in, times. Whether it plays is the caller's to say,
 * so that a list can let one sound at a time; the end and a failure report back as `false`.
 */
export function Player({
  src,
  playing,
  onPlayingChange,
  ...recording
}: Recording & {
  src: string;
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}) {
  const playback = usePlayback({ src, playing, onPlayingChange });
  return (
    <div className="player" role="group" aria-label={`Reproductor: ${recording.title}`}>
      <PlayButton title={recording.title} playing={playing} onPlayingChange={onPlayingChange} />
      <PlayerTrack {...recording} playback={playback} />
    </div>
  );
}

/** The player of a recording whose play button stands elsewhere, as in a list. */
export function DetachedPlayer({ playback, ...recording }: Recording & { playback: Playback }) {
  return (
    <div className="player" role="group" aria-label={`Reproductor: ${recording.title}`}>
      <PlayerTrack {...recording} playback={playback} />
    </div>
  );
}

function PlayerTrack({
  title,
  peaks,
  durationSeconds,
  playback,
}: Recording & { playback: Playback }) {
  const { positionSeconds, loading, failed, seek, audioProps } = playback;
  return (
    <>
      <audio {...audioProps} />
      <noscript>
        <audio controls preload="none" src={audioProps.src} aria-label={title} />
      </noscript>
      <div className="player-track">
        <SeekBar
          label={`Posición en ${title}`}
          peaks={peaks}
          durationSeconds={durationSeconds}
          positionSeconds={positionSeconds}
          onSeek={seek}
        />
        <div className="player-times measure">
          <span>{clockTime(positionSeconds)}</span>
          <span role="status">{loading && 'cargando'}</span>
          <span>{clockTime(durationSeconds)}</span>
        </div>
      </div>
      {failed && (
        <p className="player-error" role="alert">
          No pudimos reproducir este audio. Revisa tu conexión y vuelve a darle play.
        </p>
      )}
    </>
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
      data-playing={props.playing || undefined}
      aria-label={`${action} ${props.title}`}
      onClick={() => props.onPlayingChange(!props.playing)}
    >
      {props.playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
}
