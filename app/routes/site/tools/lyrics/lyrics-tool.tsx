import { href, Link } from 'react-router';
import { shortDate } from '#content/dates.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { type Outcome, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { UsageBadge, type UsageShown } from '../frame/usage-badge.tsx';
import { LyricsForm } from './lyrics-form.tsx';
import { PasteForm } from './paste-form.tsx';
import './lyrics-tool.css';

export type LyricsDesk = {
  token: string;
  /** A text model is asked for a draft, and reads what somebody types. */
  asksModel: boolean;
  usage: UsageShown;
  /** `what` is what a song was asked to be. */
  songs: { id: string; title: string; what: string; madeOn: string }[];
};

/** The tool, for whoever is signed in: what to ask, and what was written before. */
export function LyricsTool({ desk, outcome }: { desk: LyricsDesk; outcome: Outcome | undefined }) {
  const { token, asksModel, usage, songs } = desk;
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
            <LyricsForm
              {...{ token, asksModel, usage }}
              key={token}
              outcome={outcome?.values.intent === 'paste' ? undefined : outcome}
            />
          </div>
        </Panel>
        <Panel title="Una letra que ya tienes">
          <div className="lyrics-new">
            <PasteForm key={token} token={token} outcome={outcomeOf(outcome, 'paste')} />
          </div>
        </Panel>
        <Panel title="Tus letras">
          {songs.length === 0 ? (
            <EmptyState title="Todavía no hay letras">
              Las que escribas quedan aquí, con lo que les cambies.
            </EmptyState>
          ) : (
            <ul className="lyrics-songs">
              {songs.map(({ id, title, what, madeOn }) => (
                <li key={id}>
                  <Link to={href('/lyrics-generator/:runId', { runId: id })}>{title}</Link>
                  <span>
                    {what}. {shortDate(madeOn)}
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
