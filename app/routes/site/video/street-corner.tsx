import { seededRandom } from '#app/ui/art/seeded-random.ts';
import './street-corner.css';

/** The drawing's size; other frames on the page crop it through `StreetCrop`. */
const width = 1200;
const height = 400;
const cornerId = 'la-esquina';

/** A corner of a Bogotá neighbourhood at four in the afternoon: what the camera is looking at. */
export const StreetCorner = () => (
  <svg
    className="street street-whole"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <pattern id="ladrillo" width="24" height="16" patternUnits="userSpaceOnUse">
      <path className="street-mortar" d="M0 .6h24M0 8.6h24M6 0v8M18 8v8" />
    </pattern>
    <g id={cornerId}>
      <circle className="street-sun" cx="776" cy="118" r="52" />
      <path className="street-city" d={farCity()} />
      <path className="street-fill" d="M0 358h1200v4H0Z" />
      <BrickHouse />
      <Shop />
      <Pole />
      <Flats />
      <Singer />
    </g>
  </svg>
);

/** The same corner through another frame: `view` is x, y, width and height in the whole drawing. */
export const StreetCrop = ({ view }: { view: readonly [number, number, number, number] }) => (
  <svg className="street" viewBox={view.join(' ')} aria-hidden="true">
    <use href={`#${cornerId}`} />
  </svg>
);

/** The house that will grow a floor some day: its iron is waiting. */
const BrickHouse = () => (
  <g>
    <path className="street-fill" d="M232 96h44v26h-44ZM228 90h52v8h-52Z" />
    <path className="street-line" d="M72 120V92m8 28V86m8 34V94m76 26V90m8 30V84m8 36V92" />
    <path className="street-brick" d="M56 120h248v239H56Z" />
    <path fill="url(#ladrillo)" d="M56 120h248v239H56Z" />
    <path className="street-fill" d="M50 116h260v9H50ZM50 238h260v7H50ZM208 274h62v85h-62Z" />
    <path className="street-glass" d="M92 150h66v62H92ZM202 150h66v62h-66ZM88 272h78v54H88Z" />
    <path
      className="street-line"
      d="M92 150h66v62H92ZM202 150h66v62h-66ZM88 272h78v54H88Zm26-122v62m22-62v62m88-62v62m22-62v62M108 272v54m20-54v54m20-54v54"
    />
  </g>
);

const Shop = () => (
  <g>
    <path className="street-wall" d="M312 196h228v163H312Z" />
    <path className="street-fill" d="M306 190h240v8H306ZM328 212h196v34H328ZM344 288h52v71h-52Z" />
    <text className="street-sign" x="426" y="238">
      Tienda
    </text>
    <path className="street-line" d="M416 290h104v44H416Zm0 22h104m-84-22v22m26-22v22m26-22v22" />
    <path className="street-brick" d="m328 252-14 30h224l-14-30Z" />
    <path
      className="street-awning"
      d="m356 252-10 30h32l6-30Zm56 0-2 30h32l-2-30Zm56 0 6 30h32l-10-30Z"
    />
  </g>
);

const Pole = () => (
  <g className="street-line">
    <path d="M594 359V44" strokeWidth="6" />
    <path d="M566 62h56m-48 14h40" strokeWidth="4" />
    <path d="M568 62Q450 176 304 118M576 76q-6 74-34 118M622 62q150 52 272 22M614 76q150 48 280 24" />
  </g>
);

const Flats = () => (
  <g>
    <path className="street-fill" d="M890 92l124-38 124 38v267H890Z" />
    <path
      className="street-glass"
      d="M922 122h44v50h-44ZM1062 122h44v50h-44ZM922 206h44v50h-44ZM992 206h44v50h-44ZM924 292h40v67h-40Z"
    />
    <path className="street-sun" d="M992 122h44v50h-44ZM1062 206h44v50h-44Z" />
    <path className="street-brick" d="M992 284h120v75H992Z" />
    <path fill="url(#ladrillo)" d="M992 284h120v75H992Z" />
    <path className="street-balcony" d="M912 272h204m-204 10h204M914 266v18m20-18v18m20-18v18" />
  </g>
);

/** Somebody in a ruana, the song on a loudspeaker, and the frame that holds them. */
const Singer = () => (
  <g>
    <path className="street-shadow" d="M668 360h38l-58 34h-62ZM744 360h50l-56 34h-60Z" />
    <path className="street-limbs" d="M677 314v44m20-44v44" />
    <path className="street-brick" d="M687 238q15 0 20 15l20 66h-80l20-66q5-15 20-15Z" />
    <path className="street-mortar" d="M661 274h52m-55 8h58m-64 22h70" strokeWidth="3" />
    <circle className="street-fill" cx="687" cy="222" r="15" />
    <path className="street-fill" d="M744 288h50v71h-50Z" />
    <path className="street-cone" d="M769 320m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0" />
    <circle className="street-glass" cx="769" cy="298" r="4" />
    <path
      className="street-focus"
      d="M632 216v-26h26M716 190h26v26M742 250v26h-26M658 276h-26v-26"
    />
  </g>
);

/** The city behind, as bars. */
function farCity(): string {
  const random = seededRandom(26);
  let path = '';
  for (let x = 548; x < 890; x += 8) {
    const bar = 16 + 70 * random() * (random() < 0.3 ? 1 : 0.5);
    path += `M${x} 358v-${bar.toFixed(0)}`;
  }
  return path;
}
