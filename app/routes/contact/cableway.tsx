import './cableway.css';

const slope =
  'M0 226l48-6 46-10 34-22 30-6 40-24 34-8 36-36 30-8 34-36 30-14 26-28 34-10 32-32 22-4 18-18 26 0';

/** The cable car to Monserrate: what you write goes up, and an answer comes down. */
export const Cableway = () => (
  <svg className="cableway" viewBox="0 -76 520 326" aria-hidden="true">
    <path className="cableway-hill" d={`${slope}V250H0Z`} />
    <path className="cableway-lines" d={lines()} />
    <path className="cableway-slope" d={slope} />
    <path className="cableway-tower" d="M62 222v-64M52 158h20M286 128V72M276 72h20" />
    <path className="cableway-rope" d="M-10 176 62 152 286 66 506-50" />
    <path className="cableway-rope" d="M-10 186 62 162 286 76 506-40" />
    <g transform="translate(176 108)">
      <path className="cableway-hanger" d="M0 0v20" />
      <rect className="cableway-up" x="-24" y="20" width="48" height="34" rx="3" />
      <path className="cableway-letter" d="m-15 28 15 12 15-12" />
    </g>
    <g transform="translate(364 25)">
      <path className="cableway-hanger" d="M0 0v20" />
      <rect className="cableway-down" x="-24" y="20" width="48" height="34" rx="3" />
      <path className="cableway-window" d="M-15 29h30v9h-30Z" />
    </g>
    <path className="cableway-church" d="M500-36v-16l8-6v-12h4v12l8 6v16Z" />
    <text x="8" y="244">
      2600 m
    </text>
    <text x="512" y="6" textAnchor="end">
      3152 m
    </text>
  </svg>
);

/** Strata across the hill, as on the studio's other drawings. */
function lines(): string {
  return Array.from(
    { length: 9 },
    (_, k) => `M${40 + k * 52} ${244 - k * 20}h${480 - k * 52}`,
  ).join('');
}
