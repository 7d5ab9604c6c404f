import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shortDate } from '#content/dates.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Panel } from '#app/ui/panel.tsx';
import './tool-desk.css';

/** One time that somebody used a tool, in their list of them. `madeOn` is a day of Bogotá; `picture` is of what came of it. */
type ListedRun = {
  id: string;
  href: string;
  name: string;
  about: string;
  madeOn: string;
  picture?: string | null;
};

/** Of the list of runs: its pages lead there. */
const listId = 'historial';

/** A tool as whoever is signed in has it: what to ask, and what came of it before. */
export function ToolDesk(props: {
  title: string;
  lead: string;
  /** What is left of it. */
  usage: ReactNode;
  form: { title: string; children: ReactNode };
  /** What else can be asked. */
  also?: { title: string; children: ReactNode };
  history: {
    title: string;
    runs: readonly ListedRun[];
    none: { title: string; text: string };
    /** From 1; `path` is the tool's. */
    page: number;
    pages: number;
    path: string;
  };
}) {
  const { form, also, history } = props;
  return (
    <div className="wrap tool-desk">
      <header className="tool-desk-head">
        <h1>{props.title}</h1>
        <p className="lead">{props.lead}</p>
        {props.usage}
      </header>
      <div className="tool-desk-columns">
        <div className="tool-desk-forms">
          {[form, ...(also ? [also] : [])].map(({ title, children }) => (
            <Panel key={title} title={title}>
              <div className="tool-desk-form">{children}</div>
            </Panel>
          ))}
        </div>
        <Panel title={history.title} id={listId}>
          {history.runs.length === 0 ? (
            <EmptyState title={history.none.title}>{history.none.text}</EmptyState>
          ) : (
            <ul className="tool-runs">
              {history.runs.map(({ id, href, name, about, madeOn, picture }) => (
                <li key={id} className={picture ? 'tool-run-shown' : undefined}>
                  {picture && <img src={picture} alt="" width="64" height="64" loading="lazy" />}
                  <Link to={href}>{name}</Link>
                  <span>
                    {about}. {shortDate(madeOn)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={`Páginas de ${history.title.toLowerCase()}`}
            page={history.page}
            pages={history.pages}
            addressOf={(page) => `${history.path}${page > 1 ? `?pagina=${page}` : ''}#${listId}`}
          />
        </Panel>
      </div>
    </div>
  );
}
