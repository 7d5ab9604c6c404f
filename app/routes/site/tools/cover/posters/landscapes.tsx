import { heightAt } from '#packages/ridge/src/index.ts';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { inks } from './inks.ts';

/** Hills cut from four papers, with a low sun behind them. */
export const PaperHills = () => (
  <>
    <circle cx="206" cy="176" r="40" fill={inks.amber} />
    <path fill={inks.orange} d={hill(960, 258, 0.5)} />
    <path fill={inks.brick} d={hill(300, 268, 0.46)} />
    <path fill="oklch(42% 0.11 32)" d={hill(1500, 296, 0.5)} />
    <path fill="oklch(33% 0.085 28)" d={hill(620, 318, 0.42)} />
  </>
);

/** The same hills as the bars of a song, under a moon. */
export const HillBars = () => {
  const random = seededRandom(5);
  const bars = Array.from({ length: 37 }, (_, k) => {
    const tall = Math.max(12, (heightAt(1000 + k * 11) * 0.86 - 14) * (0.62 + 0.36 * random()));
    return `M${k * 8 + 6} 262v-${tall.toFixed(0)}`;
  });
  return (
    <>
      <circle cx="214" cy="158" r="46" fill={inks.brick} />
      <path d={bars.join('')} stroke={inks.teal} strokeWidth="5" />
      <path d="M0 240h300M0 250h300" stroke={inks.night} strokeWidth="3" />
    </>
  );
};

/** A sun that goes down in slices. */
export const SlicedSun = () => (
  <>
    <circle cx="150" cy="104" r="78" fill={inks.amber} />
    <path
      d={Array.from({ length: 7 }, (_, k) => `M60 ${92 + k * 14}h180`).join('')}
      stroke={inks.slate}
      strokeWidth="5.6"
    />
    <path fill={inks.night} d={hill(1180, 250, 0.44)} />
  </>
);

/** A frailejón seen from the front: one leaf after another around its heart. */
export const Leaves = () => (
  <>
    <path fill={inks.slate} d="M132 206h36l8 94h-52Z" />
    {Array.from({ length: 17 }, (_, k) => (
      <path
        key={k}
        fill={k % 2 ? inks.forest : inks.lulo}
        transform={`rotate(${k * 13.5 - 108} 150 206)`}
        d={`M150 206q-13-52 0-${k % 2 ? 92 : 112}q13 60 0 ${k % 2 ? 92 : 112}Z`}
      />
    ))}
    <circle cx="150" cy="206" r="17" fill={inks.amber} />
  </>
);

/** A stretch of the range from `from`, its foot at `foot`. */
function hill(from: number, foot: number, scale: number): string {
  const tops = Array.from(
    { length: 35 },
    (_, k) => `L${k * 10} ${(foot - heightAt(from + k * 14) * scale).toFixed(0)}`,
  );
  return `M0 300${tops.join('')}V300Z`;
}
