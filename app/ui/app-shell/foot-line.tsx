import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import './foot-line.css';

/** What the site's footer says, in one line: whose the page is, who helps, and by what rules. */
export const FootLine = () => (
  <footer className="foot-line">
    <div className="wrap">
      <p className="measure">
        © {brand.name}, NIT {brand.nit}
      </p>
      <ul>
        <li>
          <a href={href('/soporte-tecnico')}>Soporte</a>
        </li>
        <li>
          <a href={href('/terminos-condiciones')}>Términos</a>
        </li>
        <li>
          <a href={href('/politica-privacidad')}>Privacidad</a>
        </li>
        <li>
          <a href="https://www.sic.gov.co" rel="noopener">
            SIC
          </a>
        </li>
      </ul>
    </div>
  </footer>
);
