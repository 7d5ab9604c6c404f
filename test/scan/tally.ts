/** What one class of attacks tried, and what got through. */
export class Tally {
  cases = 0;
  readonly findings: string[] = [];

  /** Counts a case; `holds` says whether the product did what it must. */
  check(what: string, holds: boolean, seen: unknown = ''): void {
    this.cases += 1;
    if (!holds) this.findings.push(seen === '' ? what : `${what}: ${String(seen).slice(0, 200)}`);
  }

  /** A case that must not be an error of the server's own. */
  noError(what: string, status: number): void {
    this.check(what, status > 0 && status < 500, status);
  }
}
