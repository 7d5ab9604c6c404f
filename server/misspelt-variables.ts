/** A variable that nothing reads, and the one that was meant. */
export type Misspelt = { given: string; meant: string };

/**
 * The variables whose names are one slip away from one of ours that is not there: other names are other programs', and
 * whoever gave both meant both.
 */
export function misspeltVariables(
  given: readonly string[],
  known: readonly string[],
): readonly Misspelt[] {
  return known
    .filter((name) => !given.includes(name))
    .flatMap((meant) =>
      given
        .filter((name) => !known.includes(name) && isOneSlip(name, meant))
        .map((name) => ({ given: name, meant })),
    );
}

export const describeMisspelt = ({ given, meant }: Misspelt): string =>
  `Nadie lee ${given}: ¿querías decir ${meant}?`;

/** One letter more, less or other, in either case, or two that changed places. */
function isOneSlip(given: string, meant: string): boolean {
  const [one, other] = [given.toUpperCase(), meant];
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  let start = 0;
  while (start < length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((name) => name.slice(start, name.length - end));
  if (left === undefined || right === undefined) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && `${left[1]}${left[0]}` === right;
}
