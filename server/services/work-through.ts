/** Does this with each of them, the first ones first and so many at once. Rejects with the first failure: `work` keeps its own. */
export async function workThrough<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
