import './cables.css';
import './plugs.css';

/** From the end of the first word to the beginning of the second. */
export const TitleCable = () => (
  <svg className="patch-title-cable" viewBox="0 0 200 160" aria-hidden="true">
    <path className="bay-cable cable-brick" d="M112 25C176 25 176 66 112 66C28 66 18 138 56 138" />
    <path
      className="plug-metal"
      d="M92 18h22v14H92ZM86 20h4v10h-4ZM84 20v10l-8-5ZM54 131h22v14H54ZM78 133h4v10h-4ZM84 133v10l8-5Z"
    />
  </svg>
);
