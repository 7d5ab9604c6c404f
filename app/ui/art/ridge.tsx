import type { ReactNode } from 'react';
import { heightAt, ridgeWidth as width } from '#packages/ridge/src/index.ts';
import { ridgeAxis as axis, ridgePaths } from './ridge-path.ts';
import './ridge.css';

const paths = ridgePaths();
const monserrate = Math.round(axis - heightAt(1050));
const guadalupe = Math.round(axis - heightAt(1370));

/** Banks of fog across the foot of the hills: height over the axis, thickness, and where they break. */
const fog = [
  { y: 34, thickness: 2.5, breaks: '260 90 520 140' },
  { y: 48, thickness: 4, breaks: '620 120 360 60' },
  { y: 61, thickness: 6, breaks: '480 160 760 110' },
  { y: 74, thickness: 3.5, breaks: '300 200 180 260' },
];

/** The range over the city, once a page. `children` are what stands on it: names, stars. */
export function Ridge({ children }: { children?: ReactNode }) {
  return (
    <div className="ridge">
      <svg
        className="ridge-drawing"
        viewBox={`0 0 ${width} 360`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path id="ridge-outline" className="ridge-far" d={`${paths.outline}V${axis}H0Z`} />
        <g className="ridge-lit">
          <path id="ridge-played" d={paths.played} />
        </g>
        <path id="ridge-ahead" d={paths.ahead} />
        {fog.map(({ y, thickness, breaks }) => (
          <path
            key={y}
            className="ridge-fog"
            d={`M0 ${axis - y}H${width}`}
            strokeWidth={thickness}
            strokeDasharray={breaks}
          />
        ))}
        {/* The same bars mirrored under the axis at 27 % of their height. */}
        <g
          className="ridge-echo"
          transform={`matrix(1 0 0 -.27 0 ${(axis + 5 + 0.27 * (axis - 2)).toFixed(2)})`}
        >
          <use href="#ridge-played" />
          <use href="#ridge-ahead" />
        </g>
        <path className="ridge-line" d={paths.outline} />
        <path className="ridge-axis" d={`M0 ${axis + 1}H${width}`} />
        {/* The church on Monserrate and the cross on Guadalupe. */}
        <path className="ridge-mark" d={`M1044 ${monserrate + 1}v-8l4-3v-7h4v7l4 3v8Z`} />
        <path className="ridge-cross" d={`M1370 ${guadalupe + 1}v-14m-4 4h8`} />
        <path className="ridge-playhead" d={`M1052 ${monserrate - 20}V${axis + 60}`} />
      </svg>
      {children}
    </div>
  );
}
