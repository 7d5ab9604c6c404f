import { Fragment } from 'react';
import { platformNames } from '#packages/bio/src/index.ts';
import type { BioLength } from './example.ts';
import './four-lengths.css';

/** The same facts in four lengths. The less room there is, the louder they stand. */
export function FourLengths({ lengths }: { lengths: readonly BioLength[] }) {
  const longest = Math.max(...lengths.map(({ limit }) => limit));
  return (
    <ol className="lengths">
      {lengths.map((one) => (
        <li key={one.platform} className={`length length-${one.look}`}>
          <div className="length-head">
            <h3>{platformNames[one.platform]}</h3>
            <p className="measure">
              {one.length} de {one.limit.toLocaleString('es-CO')} caracteres
            </p>
          </div>
          <Room used={one.length / longest} limit={one.limit / longest} />
          <div className="length-text">
            <Paragraphs {...one} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** How long the platform's line is beside the longest, and how much of it is used. */
const Room = ({ used, limit }: { used: number; limit: number }) => (
  <svg className="length-room" height="12" width="100%" aria-hidden="true">
    <rect className="length-limit" width={percent(limit)} height="11" y=".5" />
    <rect className="length-used" width={percent(used)} height="12" />
  </svg>
);

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

const Paragraphs = ({ paragraphs }: BioLength) =>
  paragraphs.map((pieces, index) => (
    <p key={index}>
      {pieces.map(({ text, fact }, at) =>
        fact === null ? (
          <Fragment key={at}>{text}</Fragment>
        ) : (
          <Fragment key={at}>
            <span className="length-fact">{text}</span>
            <sup aria-hidden="true">{fact}</sup>
          </Fragment>
        ),
      )}
    </p>
  ));
