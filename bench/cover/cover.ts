import { measureFileCost } from './file-cost.ts';
import { checkFileRules } from './file-rules.ts';
import { measureSite } from './site-load.ts';
import { slideOverMarks } from './mark-windows.ts';
import { measurePreviews } from './preview-cost.ts';
import { readCovers } from './reading.ts';
import { tryHardTitles } from './hard-titles.ts';
import { compareCovers } from './variety.ts';

/** Prints a table, and resolves with its figures, or throws where one misses its bar; `isWhole` of a part that was asked for alone. */
type Part = (isWhole: boolean) => Promise<string>;

const parts: Readonly<Record<string, Part>> = {
  archivo: measureFileCost,
  vista: measurePreviews,
  reglas: checkFileRules,
  tipos: tryHardTitles,
  lectura: readCovers,
  variedad: compareCovers,
  marca: slideOverMarks,
  sitio: measureSite,
};

/** What covers cost and how good they are, by measures that the engine does not make itself: all parts, or the one that is named. */
export async function coverBench([part]: string[]): Promise<string> {
  const chosen = Object.entries(parts).filter(([name]) => part === undefined || name === part);
  if (chosen.length === 0) throw new Error(`las partes son ${Object.keys(parts).join(', ')}`);
  const lines: string[] = [];
  const missed: string[] = [];
  for (const [name, run] of chosen) {
    console.log(`\n${name}`);
    try {
      lines.push(await run(part !== undefined));
    } catch (error) {
      missed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  // A part that misses its bar hides nothing of what comes after it.
  if (missed.length > 0) throw new Error([...missed, ...lines].join('\n'));
  return lines.join('\n');
}
