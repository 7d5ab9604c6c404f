import { Rule } from './rule.tsx';
import './altimeter.css';

/** From the sea to the studio: where you are (404 m) and where you wanted to be (2600 m). */
export const Altimeter = () => (
  <div className="altimeter" aria-hidden="true">
    <div className="altimeter-climb">
      <span className="measure">404 m</span>
      <span className="measure">2600 m</span>
    </div>
    <Rule />
  </div>
);
