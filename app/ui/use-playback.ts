import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A shorter wait passes before anybody could read of it, in milliseconds. */
const unnoticedWait = 500;

/** The player of one recording: an `<audio>` with these `audioProps` follows `playing`. */
export function usePlayback(props: {
  src: string;
  playing: boolean;
  /** Told `false` at the end and after a failure. */
  onPlayingChange: (playing: boolean) => void;
}) {
  const { src, playing } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [positionSeconds, setPosition] = useState(0);
  const [failed, setFailed] = useState(false);
  const [sounding, setSounding] = useState(false);
  const [loading, setLoading] = useState(false);

  const stop = useEffectEvent(() => props.onPlayingChange(false));
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    if (!playing) element.pause();
    // A pause or a new source while it starts rejects with AbortError: nothing failed.
    else
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        setFailed(true);
        stop();
      });
  }, [playing, src]);

  const isWaiting = playing && !sounding;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLoading(true), unnoticedWait);
    return () => {
      clearTimeout(timer);
      setLoading(false);
    };
  }, [isWaiting]);

  function seek(seconds: number) {
    setPosition(seconds);
    if (audio.current) audio.current.currentTime = seconds;
  }

  return {
    positionSeconds,
    failed,
    /** It should sound, and has kept the person waiting. */
    loading,
    seek,
    audioProps: {
      ref: audio,
      src,
      preload: 'none' as const,
      onTimeUpdate: () => setPosition(audio.current?.currentTime ?? 0),
      onPlaying: () => {
        setFailed(false);
        setSounding(true);
      },
      onWaiting: () => setSounding(false),
      onPause: () => setSounding(false),
      onEnded: () => {
        seek(0);
        props.onPlayingChange(false);
      },
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
