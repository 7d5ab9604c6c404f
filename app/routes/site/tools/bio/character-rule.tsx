import { platformNames } from '#packages/bio/src/index.ts';
import type { BioLength } from './example.ts';
import './character-rule.css';

/** A ruler of characters, with a flag where each platform ends. */
export function CharacterRule({ lengths }: { lengths: readonly BioLength[] }) {
  const longest = Math.max(...lengths.map(({ limit }) => limit));
  const percent = (characters: number) => `${((characters * 100) / longest).toFixed(2)}%`;
  return (
    <svg className="character-rule" height="104" width="100%" aria-hidden="true">
      {Array.from({ length: longest / 25 + 1 }, (_, k) => (
        <rect key={k} x={percent(k * 25)} width="1" height={k % 20 ? (k % 4 ? 5 : 9) : 14} />
      ))}
      {lengths.map(({ platform, limit }, index) => {
        // Neighbours that stand close hang at two heights.
        const drop = index % 3 ? 60 : 92;
        const last = limit === longest;
        return (
          <svg key={platform} x={percent(limit)} overflow="visible">
            <rect className="character-flag" x={last ? -3 : 0} width="3" height={drop} />
            <text x={last ? -12 : 12} y={drop - 18} textAnchor={last ? 'end' : 'start'}>
              {platformNames[platform]}
            </text>
            <text
              className="character-limit"
              x={last ? -12 : 12}
              y={drop - 2}
              textAnchor={last ? 'end' : 'start'}
            >
              {limit.toLocaleString('es-CO')}
            </text>
          </svg>
        );
      })}
    </svg>
  );
}
