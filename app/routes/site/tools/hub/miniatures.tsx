import type { ReactNode } from 'react';
import type { ToolPage } from '#content/plan-words.ts';

/** The instrument of each tool as a plan: what will be lit is still dashed. */
export const miniatures: Record<ToolPage, () => ReactNode> = {
  lyrics: Verses,
  vocal: Pitch,
  coverArt: Frames,
  bio: Lengths,
  releaseCalendar: Stair,
  streamAnalytics: Hills,
};

const Plan = ({ children }: { children: ReactNode }) => (
  <svg className="miniature" viewBox="0 0 300 130" aria-hidden="true">
    {children}
  </svg>
);

function Verses(): ReactNode {
  return (
    <Plan>
      {[8, 40, 72, 104].map((y, verse) => (
        <g key={y}>
          <path d={`M1 ${y - 6}h20v20h-20z`} />
          <path
            className={verse === 2 ? 'miniature-soon' : 'miniature-thin'}
            d={Array.from(
              { length: verse === 2 ? 9 : 8 },
              (_, beat) => `M${44 + beat * 28} ${y - 6}v20`,
            ).join('')}
          />
        </g>
      ))}
    </Plan>
  );
}

function Pitch(): ReactNode {
  return (
    <Plan>
      <path d="M1 2h46v126h-46zM1 28h46M1 53h46M1 78h46M1 103h46" />
      <path d="M1 22h28v12h-28zM1 47h28v12h-28zM1 97h28v12h-28z" fill="var(--ink)" />
      <path
        className="miniature-thin"
        d="M62 84h44v14h-44zM106 56h44v14h-44zM170 28h122v14h-122z"
      />
      <path
        className="miniature-soon"
        d="M62 100q8-9 16-9h20q10 0 12-15t12-13h24q20 0 26-16t12-12h20q7-7 14 0t14 0 14 0 14 0 14 0 10 0"
      />
    </Plan>
  );
}

function Frames(): ReactNode {
  return (
    <Plan>
      <path d="M1 2h58v58h-58zM69 2h58v58h-58zM137 2h58v58h-58zM1 70h58v58h-58zM69 70h58v58h-58zM137 70h58v58h-58z" />
      <path
        className="miniature-thin"
        d="M1 46l14-16 12 10 14-20 18 22M78 14h40M78 24h28M166 31m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M1 128a29 29 0 0 1 58 0M69 92h58M69 104h58M69 116h58M146 82l40 36M186 82l-40 36"
      />
      <path className="miniature-soon" d="M206 2h92v92h-92zM206 72l22-26 18 14 24-30 28 34" />
    </Plan>
  );
}

function Lengths(): ReactNode {
  return (
    <Plan>
      <path className="miniature-thin" d="M1 18h298M1 50h298M1 82h298M1 114h298" />
      <path d="M16 8v20M30 40v20M200 72v20M298 104v20" />
      <path className="miniature-soon" d="M1 18h15M1 50h29M1 82h60M1 114h66" />
    </Plan>
  );
}

function Stair(): ReactNode {
  return (
    <Plan>
      {Array.from({ length: 6 }, (_, step) => (
        <path
          key={step}
          d={`M${126 - step * 24} ${6 + step * 20}h174v20h-174zm0 0${'m29 0v20m0-20'.repeat(5)}`}
          className="miniature-thin"
        />
      ))}
      <path className="miniature-soon" d="M242 6h29v20h-29z" />
      <path d="M218 26h29v20h-29zM136 66h29v20h-29zM122 106h29v20h-29z" />
    </Plan>
  );
}

function Hills(): ReactNode {
  return (
    <Plan>
      <path
        className="miniature-soon"
        d="M1 60c20-4 24-34 44-38s26 20 44 18 34-38 58-36 34 34 54 36 30-16 48-18 32 24 50 26"
      />
      <path d="M1 94c24-2 34-26 54-26s30 20 54 20 42-36 66-34 38 32 62 34 40-10 62-8" />
      <path d="M1 126c30-2 44-18 70-18s44 12 70 12 50-20 76-20 46 18 82 20" />
      <path className="miniature-thin" d="M1 60h298M1 94h298M1 126h298" />
    </Plan>
  );
}
