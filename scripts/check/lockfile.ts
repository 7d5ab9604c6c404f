import type { StepResult } from './step.ts';

type Entry = { optionalDependencies?: Record<string, string> };

/**
 * `npm ci` refuses a lockfile that lists an optional package (another platform's binary) without
 * pinning it, but only on the machines that lack it. This finds the gap on any machine.
 */
export function checkLockfile(text: string): StepResult {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, Entry> };
  const wanted = Object.entries(packages).flatMap(([holder, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ holder, name })),
  );
  const missing = wanted.filter(
    ({ holder, name }) => !lookupPaths(holder, name).some((path) => path in packages),
  );
  return {
    read: wanted.length,
    faults: missing.map(
      ({ holder, name }) =>
        `package-lock.json no fija ${name}, que pide ${holder || 'package.json'}: npm ci fallará`,
    ),
  };
}

/** Where Node looks for `name` from the package at `holder`, nearest first. */
function lookupPaths(holder: string, name: string): string[] {
  if (holder === '') return [`node_modules/${name}`];
  const above = holder.slice(0, Math.max(0, holder.lastIndexOf('/node_modules/')));
  return [`${holder}/node_modules/${name}`, ...lookupPaths(above, name)];
}
