import { anybody, features } from './features.ts';
import { bars } from './shapes.ts';
import './portrait.css';

const width = 324;
const pitch = 6;

/** A person as the bars of a wave. */
export const Portrait = ({ id }: { id: string }) => (
  <svg className="portrait" viewBox={`0 0 ${width} 360`} aria-hidden="true">
    {(features[id] ?? anybody).map(([ink, shape], index) => (
      <path key={index} className={`portrait-${ink}`} d={bars(shape, width, pitch)} />
    ))}
  </svg>
);
