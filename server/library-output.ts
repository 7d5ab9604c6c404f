import type { Logger } from 'pino';

type Levels = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
type Level = keyof Levels;

/** Some repeat what a stranger sent them. */
const longestText = 300;

/**
 * A line of the log for what a library says: its text and the error that came with it. The other things it brings are
 * left out; what people typed may be among them.
 */
export function logLibrary(log: Levels, level: Level, library: string, said: unknown[]): void {
  const err = said.find((one) => one instanceof Error);
  const [text] = said;
  const msg = typeof text === 'string' ? text.slice(0, longestText) : 'no text';
  log[level]({ library, ...(err && { err }) }, msg);
}

const methods = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

/** Puts what libraries print, and the warnings of Node itself, into the log. The terminal is as before when it ends. */
export function captureOutput(log: Levels): Disposable {
  const own = { ...console };
  for (const [method, level] of Object.entries(methods)) {
    Object.assign(console, {
      [method]: (...said: unknown[]) => logLibrary(log, level, 'console', said),
    });
  }
  const printers = process.listeners('warning');
  const warn = (warning: Error) => logLibrary(log, 'warn', 'node', [warning.message, warning]);
  process.removeAllListeners('warning').on('warning', warn);
  return {
    [Symbol.dispose]() {
      Object.assign(console, own);
      process.removeAllListeners('warning');
      for (const printer of printers) process.on('warning', printer);
    },
  };
}
