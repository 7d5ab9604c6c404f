import { Poster, posters } from './posters/poster.tsx';
import './contact-sheet.css';

/** Frames that somebody marked with a wax pencil: the one that stays, and those that look too much like another. */
const kept = 7;
const crossed: readonly number[] = [3, 9];

/** Twelve covers of one song on a sheet, as photographers choose: side by side, pencil in hand. */
export const ContactSheet = () => (
  <ol className="contact-sheet">
    {posters.map((design, index) => {
      const frame = index + 1;
      return (
        <li key={design.name}>
          <div className="frame">
            <Poster design={design} />
            {frame === kept && <Ring />}
            {crossed.includes(frame) && <Cross />}
          </div>
          <p className="measure">
            {frame} <span>{design.name}</span>
            {frame === kept && <span className="visually-hidden">, la escogida</span>}
            {crossed.includes(frame) && (
              <span className="visually-hidden">, tachada por parecerse a otra</span>
            )}
          </p>
        </li>
      );
    })}
  </ol>
);

const Ring = () => (
  <svg className="wax" viewBox="0 0 300 300" aria-hidden="true">
    <path d="M24 6C110-22 280-20 310 60c16 60 12 150-8 206-40 48-230 50-284 16C-22 240-18 90-8 40 20-6 130-20 214-12" />
  </svg>
);

const Cross = () => (
  <svg className="wax wax-out" viewBox="0 0 300 300" aria-hidden="true">
    <path d="M12 22C96 104 190 200 290 282M284 14C206 92 92 196 16 288" />
  </svg>
);
