import { bars, ellipse, type Shape } from '#app/ui/art/portraits/shapes.ts';
import '#app/ui/art/portraits/portrait.css';
import './leaders.css';

const width = 1200;
const height = 320;

/** The noise of a room where nobody sings: a few units round the axis. */
const silence: Shape = (x) => {
  const half = 3 + 5 * Math.abs(Math.sin(x / 31) * Math.sin(x / 7));
  return [250 - half, 250 + half];
};

/** The room behind the glass with nobody in it: a microphone that waits. */
export const LiveRoom = () => (
  <div className="glass live-room">
    <svg
      className="portrait"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className="portrait-deep" d={bars(silence, width, 6)} />
      <path className="portrait-fog" d={bars(ellipse(600, 112, 56, 82), width, 6)} />
      <path className="portrait-night" d="M540 118h120" strokeWidth="10" />
      <path className="portrait-amber" d="M540 132h120" />
      <path
        className="portrait-haze"
        d="M600 196v124M520 104c0 130 160 130 160 0"
        strokeWidth="8"
      />
    </svg>
  </div>
);
