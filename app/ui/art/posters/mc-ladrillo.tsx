import { Ground, PosterName } from './poster-name.tsx';

/** How high each column of the sequencer is lit. */
const levels = [3, 5, 2, 6, 8, 4, 7, 3];
const courses = 9;

/** A brick wall that is a sequencer; the step that sounds is amber. */
export const McLadrillo = () => (
  <>
    <Ground ink="soot" />
    {(['clay', 'brick', 'amber'] as const).map((ink) => (
      <path key={ink} className={`ink-${ink}`} d={bricks(ink)} />
    ))}
    <path className="ink-amber" d="M300 27h82v76h-82z" />
    <PosterName
      ink="fog"
      lines={[
        { text: 'MC', x: 14, y: 103, size: 110, stretch: 150 },
        { text: 'Ladrillo', y: 200, size: 110, stretch: 75.2 },
      ]}
    />
  </>
);

function bricks(ink: 'clay' | 'brick' | 'amber'): string {
  let path = '';
  for (let course = 0; course < courses; course += 1)
    for (let column = -1; column < 8; column += 1) {
      const level = levels[(column + 8) % 8] ?? 0;
      const lit = course === level - 1 ? 'amber' : 'brick';
      if ((course < level ? lit : 'clay') !== ink) continue;
      const x = column * 54 + (course % 2 ? 27 : 0) - 16;
      path += `M${x} ${456 - course * 30}h50v26h-50z`;
    }
  return path;
}
