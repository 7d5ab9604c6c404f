/** What may be shown: everything on a developer's machine, and what is not fictional on a real server. */
export const withoutDemo = <Item extends { demo?: boolean }>(
  items: readonly Item[],
  testMode: boolean,
): readonly Item[] => (testMode ? items : items.filter(({ demo }) => !demo));
