import { measureAnalysis } from './analysis-part.ts';
import { measureBrowser } from './browser-part.ts';
import { measureKeys } from './key-part.ts';
import { measureIndependent, measurePitch, measureSeeds } from './pitch-part.ts';
import { measureRefusals } from './refusal-part.ts';
import { measureSpeed } from './speed-part.ts';

/** Prints a table, and resolves with its figures, or throws where one misses its bar. */
type Part = (seed?: number) => Promise<string>;

const parts: Readonly<Record<string, Part>> = {
  tono: measurePitch,
  semillas: measureSeeds,
  ajenas: measureIndependent,
  analisis: measureAnalysis,
  tonalidad: measureKeys,
  rechazos: measureRefusals,
  velocidad: measureSpeed,
  navegador: measureBrowser,
};

/** How well a voice is measured, on voices whose pitch is known exactly: all parts, or the one that is named, with another seed. */
export async function vocalBench([part, seed]: string[]): Promise<string> {
  const chosen = Object.entries(parts).filter(([name]) => part === undefined || name === part);
  if (chosen.length === 0) throw new Error(`las partes son ${Object.keys(parts).join(', ')}`);
  const lines: string[] = [];
  const missed: string[] = [];
  for (const [name, run] of chosen) {
    console.log(`\n${name}`);
    try {
      lines.push(await run(seed === undefined ? undefined : Number(seed)));
    } catch (error) {
      missed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  // A part that misses its bar hides nothing of what comes after it.
  if (missed.length > 0) throw new Error([...missed, ...lines].join('\n'));
  return lines.join('\n');
}
