import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Debian's `tesseract-ocr` and `tesseract-ocr-spa`: whether both are on this machine. */
export function hasTesseract(): boolean {
  const { error, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' });
  return error === undefined && /^spa$/m.test(stdout);
}

/** How a page is laid out, by its numbers: one block of lines, one line, or words anywhere. */
export const layouts = { block: '6', line: '7', anywhere: '11' } as const;

/** What is read on a PNG, in Spanish. */
export async function read(png: Buffer, layout: keyof typeof layouts): Promise<string> {
  const child = spawn('tesseract', ['stdin', 'stdout', '-l', 'spa', '--psm', layouts[layout]], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // One thread a process: several run beside each other.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  child.stdin.end(png);
  return text(child.stdout);
}
