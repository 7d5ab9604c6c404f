import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import './app-shell.css';

/** Whose house a signed-in page is, and who is in it. */
export const AppHeader = (props: { isStaff: boolean; displayName: string }) => (
  <header className="app-head">
    <a className="app-home" href={href('/')} aria-label={`${brand.name}, inicio`}>
      <Wordmark />
    </a>
    {props.isStaff && <span className="app-room label">Equipo</span>}
    <span className="app-person">{props.displayName}</span>
  </header>
);
