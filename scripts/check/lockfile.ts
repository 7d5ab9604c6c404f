import type { StepResult } from './step.ts';

type Entry = { version?: string; optionalDependencies?: Record<string, string> };

/**
 * `npm ci` refuses a lockfile that lists an optional package (another platform's binary) without
 * pinning it, but only on the machines that lack it. This finds the gap on any machine.
 */
export function checkLockfile(text: string): StepResult {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, Entry> };
  const wanted = Object.entries(packages).flatMap(([holder, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).map(([name, range]) => ({
      holder,
      name,
      range,
    })),
  );
  const missing = wanted.filter(({ holder, name, range }) => {
    const place = lookupPaths(holder, name).find((path) => path in packages);
    // Binaries of other platforms are wanted in one exact version; a nearer copy of another one does not count.
    return !place || (/^\d/.test(range) && packages[place]?.version !== range);
  });
  return {
    read: wanted.length,
    faults: missing.map(
      ({ holder, name, range }) =>
        `package-lock.json no fija ${name}@${range}, que pide ${holder || 'package.json'}: npm ci fallará`,
    ),
  };
}

/** Where Node looks for `name` from the package at `holder`, nearest first. */
function lookupPaths(holder: string, name: string): string[] {
  if (holder === '') return [`node_modules/${name}`];
  const above = holder.slice(0, Math.max(0, holder.lastIndexOf('/node_modules/')));
  return [`${holder}/node_modules/${name}`, ...lookupPaths(above, name)];
}
