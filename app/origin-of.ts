export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Where the site stands, as the root's loader said. */
export function originOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  const known = typeof data === 'object' && data !== null && 'origin' in data ? data.origin : '';
  return typeof known === 'string' ? known : '';
}
