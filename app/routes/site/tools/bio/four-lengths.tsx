import { Fragment } from 'react';
import { type BioLength, lengthOf, lengths } from './example.ts';
import './four-lengths.css';

const longest = Math.max(...lengths.map(({ limit }) => limit));

/** The same facts in four lengths. The less room there is, the louder they stand. */
export const FourLengths = () => (
  <ol className="lengths">
    {lengths.map((length) => (
      <li key={length.platform} className={`length length-${length.look}`}>
        <div className="length-head">
          <h3>{length.platform}</h3>
          <p className="measure">
            {lengthOf(length)} de {length.limit.toLocaleString('es-CO')} caracteres
          </p>
        </div>
        <Room used={lengthOf(length)} limit={length.limit} />
        <div className="length-text">
          <Paragraphs {...length} />
        </div>
      </li>
    ))}
  </ol>
);

/** How long the platform's line is beside the longest, and how much of it is used. */
const Room = ({ used, limit }: { used: number; limit: number }) => (
  <svg className="length-room" height="12" width="100%" aria-hidden="true">
    <rect className="length-limit" width={percent(limit)} height="11" y=".5" />
    <rect className="length-used" width={percent(used)} height="12" />
  </svg>
);

const percent = (characters: number) => `${((characters * 100) / longest).toFixed(2)}%`;

const Paragraphs = ({ paragraphs }: BioLength) =>
  paragraphs.map((pieces, index) => (
    <p key={index}>
      {pieces.map((piece, at) =>
        typeof piece === 'string' ? (
          <Fragment key={at}>{piece}</Fragment>
        ) : (
          <Fragment key={at}>
            <span className="length-fact">{piece[0]}</span>
            <sup aria-hidden="true">{piece[1]}</sup>
          </Fragment>
        ),
      )}
    </p>
  ));
