import './homecoming.css';

/** The wave arrives: far away, small, at a house with its light on. */
export const Homecoming = () => (
  <svg
    className="homecoming"
    viewBox="0 0 1600 240"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
  >
    <path className="homecoming-wave" d={wave()} />
    <path className="homecoming-line" d="M0 226h1600M1330 112V52m-14 0h28m-22 12h16" />
    <path className="homecoming-house" d="M1300 226v-92l66-54 66 54v92Z" />
    <path className="homecoming-light" d="M1342 150h48v40h-48Z" />
    <path className="homecoming-bars" d="M1366 150v40M1342 170h48" />
  </svg>
);

/** The farther from the hill, the lower and the thinner. */
function wave(): string {
  const points = [];
  for (let x = -10; x <= 1310; x += 4) {
    const far = (x + 10) / 1320;
    const y = 118 - 66 * far - 84 * (1 - far) ** 1.4 * Math.sin(x / (14 + 10 * far));
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}L1330 52`;
}
