import './skip-link.css';

/** The first stop of the keyboard on every page. */
export const SkipLink = () => (
  <a className="skip" href="#contenido">
    Saltar al contenido
  </a>
);
