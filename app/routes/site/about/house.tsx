import { MeetingRoom, Set, Studio, TransmissionRoom } from './rooms.tsx';
import './house.css';

/** The house in section: four trades under one roof, on the line of 2600 m. */
export const House = () => (
  <svg className="house" viewBox="0 0 760 500" aria-hidden="true">
    <path className="house-inside" d="M90 502V172L380 64l290 108v330Z" />
    <Visitor />
    <Studio />
    <Set />
    <MeetingRoom />
    <TransmissionRoom />
    {/* The stairs that all four share. */}
    <path strokeWidth="2" d={`M344 496${'h9.5v-19.8'.repeat(8)}`} />
    <path d="M340 174v78m80-78v78M340 338v76m80-76v76" />
    <circle cx="380" cy="118" r="17" />
    <circle className="house-solid" cx="380" cy="118" r="4" />
    {/* What the section cuts through. */}
    <path strokeWidth="8" d="M90 334h256m74 0h250M90 172v236m580-236v330" />
    <path strokeWidth="5" d="M90 172h580" />
    <path strokeWidth="10" d="M54 184 380 63l326 121" />
    <path strokeWidth="5" d="M90 384 34 398" />
    {numbers.map(({ number, x, y }) => (
      <text key={number} x={x} y={y}>
        {number}
      </text>
    ))}
  </svg>
);

const numbers = [
  { number: 1, x: 300, y: 378 },
  { number: 2, x: 434, y: 378 },
  { number: 3, x: 300, y: 214 },
  { number: 4, x: 434, y: 214 },
];

/** Somebody at the door, with a guitar. */
const Visitor = () => (
  <>
    <path className="house-brick" d="M6 418q8-10 17-3l17 60q0 20-15 21-14-2-15-18Z" />
    <circle className="house-solid" cx="46" cy="418" r="10" />
    <path className="house-solid" d="M34 500v-44l-1-16q1-9 13-9t13 9l-1 16v44h-9v-38h-6v38Z" />
    <path d="m56 442 18 10" strokeWidth="5" />
  </>
);
