import type { ReactNode } from 'react';
import { seededRandom } from '#app/ui/art/seeded-random.ts';

/** One drawing of 320 × 180 for each step; film.css holds their colours. */
export const storyboard: readonly ReactNode[] = [
  // The song in the dark, and one sentence under it.
  <>
    <path className="frame-dark" d="M0 0h320v180H0Z" />
    <path d={wave(104, 212)} strokeWidth="4" />
    <path className="frame-lit-line" d={wave(104, 150)} strokeWidth="4" />
    <path d="M62 142h184" />
    <path className="frame-lit-line" d="M254 130v22" strokeWidth="4" />
  </>,
  // The page of the plan, and what happens if it rains.
  <>
    <path d="M196 6l-14 30M232 4l-14 30M268 8l-12 28M300 20l-14 30M300 74l-14 30M170 46l-10 22" />
    <path className="frame-solid" d="m34 28 116-8 9 142-116 8Z" />
    <path
      stroke="none"
      className="frame-dark"
      d="m50 44 62-4v8l-62 4Zm10 24 80-5v5l-80 5Zm1 14 66-4v5l-66 4Zm-10 20 50-3v8l-50 3Zm11 22 80-5v5l-80 5Zm1 14 58-4v5l-58 4Z"
    />
    <path
      className="frame-brick"
      d="M150 102a70 62 0 0 1 140 0q-12-14-23-14t-24 14q-11-14-23-14t-23 14q-12-14-24-14t-23 14Z"
    />
    <path d="M220 40v-9M220 90v56q0 14 12 14t12-13" strokeWidth="4" />
  </>,
  // The way from one location to the next.
  <>
    <path
      className="frame-faint"
      d="m-6 20 92-26 18 54-92 28Zm112-32 92-26 18 52-92 26Zm114-32 120-30 20 50-122 34ZM22 92l92-28 18 52-92 28Zm112-34 94-28 18 52-92 28Zm116-34 94-26 18 50-94 28ZM50 162l92-28 20 60-92 28Zm112-34 92-28 20 60-92 28Zm114-34 92-28v72l-72 18Z"
    />
    <path
      className="frame-lit-line"
      d="m48 152 80-24-18-54 116-34 26 76"
      strokeWidth="5"
      strokeDasharray="11 7"
    />
    <path
      className="frame-brick"
      d="M48 152 36 122a13 13 0 1 1 24 0ZM110 74 98 44a13 13 0 1 1 24 0Z"
    />
    <path className="frame-solid" d="m252 116-15-36a16 16 0 1 1 30 0Z" />
    <circle className="frame-dark" cx="252" cy="73" r="6" />
  </>,
  // The camera rolls, and the loudspeaker sings.
  <>
    <path className="frame-faint" d="M0 154h320v26H0Z" />
    <path d="M92 96 62 166M106 96l30 70M99 96v66" strokeWidth="5" />
    <path className="frame-solid" d="M50 52h84v44H50ZM134 62l26-8v42l-26-8Z" />
    <circle className="frame-solid" cx="70" cy="34" r="18" />
    <circle className="frame-solid" cx="110" cy="36" r="16" />
    <circle className="frame-dark" cx="70" cy="34" r="5" />
    <circle className="frame-dark" cx="110" cy="36" r="5" />
    <circle className="frame-brick" cx="62" cy="64" r="5" />
    <path className="frame-solid" d="M226 92h46v72h-46Z" />
    <circle className="frame-dark" cx="249" cy="138" r="15" />
    <circle className="frame-dark" cx="249" cy="106" r="6" />
    <path
      className="frame-lit-line"
      d="M284 112a24 24 0 0 1 0 34M296 102a40 40 0 0 1 0 54M214 112a24 24 0 0 0 0 34M202 102a40 40 0 0 0 0 54"
      strokeWidth="4"
    />
  </>,
  // The cut, without effects.
  <>
    <path className="frame-solid" d="M20 40h74v34H20ZM98 40h46v34H98ZM206 40h94v34h-94Z" />
    <path className="frame-brick" d="M148 40h54v34h-54Z" />
    <path className="frame-faint" d="M20 82h122v26H20ZM148 82h152v26H148Z" />
    <path d={wave(20, 300, 140, 36)} strokeWidth="3" />
    <path className="frame-lit-line" d="M146 20v148" />
    <path className="frame-lit" d="M136 12h20v10l-10 12-10-12Z" />
  </>,
  // One picture, three screens, the same light in all.
  <>
    <path className="frame-faint" d="M0 0h320v180H0Z" />
    <path className="frame-solid" d="M0 150h80v30H0Z" />
    <path className="frame-lit" d="M80 150h80v30H80Z" />
    <path className="frame-brick" d="M160 150h80v30h-80Z" />
    <path
      className="frame-dark"
      d="M240 150h80v30h-80ZM22 48h128v72H22ZM166 24h56v100h-56ZM238 54h60v60h-60Z"
    />
    {['translate(94 62)', 'translate(192 60)', 'translate(266 65) scale(.84)'].map((place) => (
      <g key={place} transform={place}>
        <circle className="frame-lit" cx="14" cy="4" r="9" />
        <path className="frame-solid" d="M-6 24-20 58H8Z" />
        <circle className="frame-solid" cx="-6" cy="18" r="6" />
      </g>
    ))}
    <path d="M22 48h128v72H22ZM166 24h56v100h-56ZM238 54h60v60h-60Z" />
  </>,
];

/** Bars of a song between two points. */
function wave(from: number, to: number, axis = 78, most = 92): string {
  const random = seededRandom(5);
  let path = '';
  for (let x = from; x < to; x += 8) {
    const half = most * (0.14 + 0.36 * random());
    path += `M${x} ${(axis - half).toFixed(0)}V${(axis + half).toFixed(0)}`;
  }
  return path;
}
