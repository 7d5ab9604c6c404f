/** What a table of ours has under a name that somebody else wrote. */
export const ownIn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
