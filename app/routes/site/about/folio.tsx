import { about as words } from '#content/about.ts';
import './folio.css';

/** The four steps, on the one sheet of paper that they end in. */
export const Folio = () => (
  <div className="folio">
    <p className="folio-head measure">
      <span>{words.sheet.name}</span> <span>{words.sheet.pages}</span>
    </p>
    <ol>
      {words.method.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <p className="folio-signatures measure" aria-hidden="true">
      {words.sheet.signatures.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  </div>
);
