import { href, Link } from 'react-router';
import { shortDate } from '#content/dates.ts';
import { genreNames, moodNames, type LyricsRequest } from '#packages/lyrics/src/index.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { UsageBadge, type UsageShown } from '../frame/usage-badge.tsx';
import { LyricsForm } from './lyrics-form.tsx';
import './lyrics-tool.css';

export type LyricsDesk = {
  token: string;
  usage: UsageShown;
  songs: { id: string; request: LyricsRequest; madeOn: string }[];
};

/** The tool, for whoever is signed in: what to ask, and what was written before. */
export function LyricsTool({ desk, outcome }: { desk: LyricsDesk; outcome: Outcome | undefined }) {
  const { token, usage, songs } = desk;
  return (
    <div className="wrap lyrics-tool">
      <header className="lyrics-tool-head">
        <h1>Generador de letras</h1>
        <p className="lead">
          Dinos de qué habla y salen versos medidos y rimados. Después los cambias, y cada verso
          lleva su cuenta de sílabas.
        </p>
        <UsageBadge usage={usage} what={['letra este mes', 'letras este mes']} />
      </header>
      <div className="lyrics-tool-columns">
        <Panel title="Una letra nueva">
          <div className="lyrics-new">
            <LyricsForm key={token} token={token} usage={usage} outcome={outcome} />
          </div>
        </Panel>
        <Panel title="Tus letras">
          {songs.length === 0 ? (
            <EmptyState title="Todavía no hay letras">
              Las que escribas quedan aquí, con lo que les cambies.
            </EmptyState>
          ) : (
            <ul className="lyrics-songs">
              {songs.map(({ id, request: { theme, genre, mood }, madeOn }) => (
                <li key={id}>
                  <Link to={href('/lyrics-generator/:runId', { runId: id })}>{theme}</Link>
                  <span>
                    {genreNames[genre]}, {moodNames[mood].toLowerCase()}. {shortDate(madeOn)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </div>
  );
}
