import { management as words } from '#content/services/management.ts';
import './cables.css';
import './plugs.css';

const colours = ['cable-ink', 'cable-amber', 'cable-brick', 'cable-edge'];

/** The four services as cables that hang, still unconnected. */
export const Plugs = () => (
  <ul className="plugs">
    {words.services.map(({ name, text }, index) => (
      <li key={name} className={colours[index]}>
        <i className="plug-cable" />
        <svg className="plug" viewBox="0 0 44 132" aria-hidden="true">
          <path className="plug-relief" d="M16 0h12l3 26H13Z" />
          <path className="plug-barrel" d="M6 26h32v50H6Z" />
          <path className="plug-knurl" d="M6 36h32M6 44h32M6 52h32M6 60h32" />
          <path
            className="plug-metal"
            d="M14 76h16v16H14ZM15 95h14v10H15ZM15 108h14v8l-7 14-7-14Z"
          />
        </svg>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
