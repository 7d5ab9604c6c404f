import type { ReactNode } from 'react';
import { frames, type Player } from '#content/players.ts';
import { PlayIcon } from '../icons.tsx';
import './press-player.css';

/**
 * A picture whose button leads to the player's site. With script the player itself comes into the picture, and before that
 * press nothing is asked of the other site.
 */
export function PressPlayer(props: {
  player: Player;
  /** What sounds, and whose it is. */
  title: string;
  example?: boolean | undefined;
  /** What the picture is: a cassette takes a player of one line, a frame of film one of a video. */
  shape?: 'poster' | 'cassette' | 'film';
  children: ReactNode;
}) {
  const { shape = 'poster' } = props;
  const { type, url, embedUrl } = props.player;
  const { site, height, shortHeight, allow } = frames[type];
  return (
    <div className={`press-player press-player-${shape}`}>
      {props.children}
      <a
        className="press-player-button"
        href={url}
        rel="noopener"
        aria-label={`${props.example ? 'Reproductor de ejemplo' : 'Reproductor'} en ${site}: ${props.title}`}
        data-player={embedUrl}
        data-height={shape === 'cassette' ? shortHeight : height}
        data-allow={allow}
      >
        <span className="press-player-disc">
          <PlayIcon />
        </span>
      </a>
    </div>
  );
}
