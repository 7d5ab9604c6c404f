import { href, Link } from 'react-router';
import type { DrawnPage, UndrawnPage } from './read-run-page.ts';

/** What was asked for, and which cover these are like. */
export function RunHead({ page }: { page: DrawnPage | UndrawnPage }) {
  const { artist, title, about, original } = page;
  return (
    <header className="tool-desk-head">
      <h1>{title}</h1>
      <p className="lead">
        {artist}. {about}.
      </p>
      {original && (
        <Link
          className="cover-original"
          to={href('/cover-art-generator/:runId', { runId: original.runId })}
        >
          <img src={original.src} alt="" width="64" height="64" />
          <span>
            Variaciones de la {original.number} de «{original.title}»
          </span>
        </Link>
      )}
    </header>
  );
}
