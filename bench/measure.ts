const decimals = new Map<number, Intl.NumberFormat>();

/** A number as people in Colombia write it. */
export function figure(value: number, digits = 0): string {
  let format = decimals.get(digits);
  if (!format) {
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat('es-CO', fixed);
    decimals.set(digits, format);
  }
  return format.format(value);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('nothing was measured');
  return (lower + upper) / 2;
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** How `these` compare with `those` of the same rounds, which met the same disturbances. */
export const medianRatio = (these: readonly number[], those: readonly number[]): number =>
  median(these.map((value, round) => value / (those[round] ?? Number.NaN)));

/** «median (least–most)»: how far the rounds lie apart says how much the machine was disturbed. */
export const spread = (values: readonly number[], digits = 0): string =>
  `${figure(median(values), digits)} (${figure(Math.min(...values), digits)}–${figure(Math.max(...values), digits)})`;

/**
 * Measures every contestant once a round, so that whatever disturbs the machine disturbs all of them. Every other
 * round goes backwards: none always follows the same one. What the warm-up round measures is thrown away.
 */
export async function interleave<Results extends Record<string, unknown>>(
  contestants: { [Name in keyof Results]: () => Promise<Results[Name]> },
  rounds: number,
): Promise<{ [Name in keyof Results]: Results[Name][] }> {
  const names: (keyof Results)[] = Object.keys(contestants);
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as {
    [Name in keyof Results]: Results[Name][];
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const result = await contestants[name]();
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

/** Columns as wide as their widest cell; the first is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}
