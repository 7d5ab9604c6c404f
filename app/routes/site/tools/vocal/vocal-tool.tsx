import { href, Link } from 'react-router';
import { shortDate } from '#content/dates.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { clockTime } from '#app/ui/time.ts';
import { noteName, type SavedTake } from '#packages/vocal/src/index.ts';
import { UsageBadge, type UsageShown } from '../frame/usage-badge.tsx';
import { Studio } from './studio/studio.tsx';
import '../frame/tool-desk.css';
import './vocal-tool.css';

export type ShownTake = { id: string; title: string; take: SavedTake; madeOn: string };

export type VocalDesk = {
  usage: UsageShown;
  /** An analysis was begun, and not used yet. */
  hasTicket: boolean;
  /** What was saved, the newest first; `madeOn` is a day of Bogotá. */
  takes: readonly ShownTake[];
  /** What a take of now is compared with, whichever page of the others is seen. */
  newest: readonly ShownTake[];
  /** Of those, from 1. */
  page: number;
  pages: number;
};

const listId = 'historial';

/** The tool, for whoever is signed in: what they sing is measured here, and what they saved is listed. */
export function VocalTool({ desk }: { desk: VocalDesk }) {
  const { usage, takes, page, pages } = desk;
  return (
    <div className="wrap tool-desk">
      <header className="tool-desk-head">
        <h1>Analizador vocal</h1>
        <p className="lead">
          Canta un minuto, o trae una toma, y mira tu voz por dentro: rango, afinación, vibrato y el
          tono que te queda.
        </p>
        <UsageBadge usage={usage} what={['análisis esta semana', 'análisis esta semana']} />
      </header>
      <noscript>
        <p>
          La voz se mide en tu equipo, y para eso la página necesita JavaScript. Préndelo y vuelve a
          cargarla; tus tomas guardadas están abajo.
        </p>
      </noscript>
      <div className="needs-script">
        <Studio desk={desk} />
      </div>
      <p className="vocal-private">
        Tu voz no sale de este equipo: el programa que la mide no tiene permiso de conectarse a
        nada, y el navegador lo hace cumplir.
      </p>
      <Panel title="Tus tomas" id={listId}>
        {takes.length === 0 ? (
          <EmptyState title="Todavía no hay tomas">
            Las que guardes quedan aquí en números, sin audio, para comparar la de hoy con la de
            ayer.
          </EmptyState>
        ) : (
          <ul className="tool-runs">
            {takes.map(({ id, title, take: { range, seconds, keys }, madeOn }) => (
              <li key={id}>
                <Link to={href('/vocal-analyzer/:runId', { runId: id })} reloadDocument>
                  {title}
                </Link>
                <span>
                  {noteName(range.low, keys[0])} a {noteName(range.high, keys[0])} en{' '}
                  {clockTime(seconds)}. Guardada el {shortDate(madeOn)}.
                </span>
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label="Páginas de tus tomas"
          page={page}
          pages={pages}
          addressOf={(to) => `${href('/vocal-analyzer')}${to > 1 ? `?pagina=${to}` : ''}#${listId}`}
        />
      </Panel>
    </div>
  );
}
