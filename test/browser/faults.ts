import type { Browser, BrowserContext } from '@playwright/test';

/** What a page did that no page of ours may do, unless the test said beforehand that it would. */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Lets the faults whose text matches pass, in this test only. */
  allow(expected: RegExp): void {
    this.#expected.push(expected);
  }

  add(fault: string): void {
    this.#found.push(fault);
  }

  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((one) => one.test(fault)));
  }
}

/**
 * Watches every page of every context that `browser` opens from now on: console errors and warnings
 * (CSP violations are among them), uncaught exceptions, unhandled rejections, and requests to another
 * origin. Call `stop` when the test ends.
 */
export function watchFaults(browser: Browser, origin: string) {
  const faults = new Faults();
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.add(`consola: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => faults.add(`excepción: ${error.error().message}`));
    context.on('request', (request) => {
      if (/^(?:http|ws)/.test(request.url()) && new URL(request.url()).origin !== origin)
        faults.add(`pide a otro origen: ${request.url()}`);
    });
  };
  browser.on('context', watch);
  return { faults, stop: () => browser.off('context', watch) };
}
