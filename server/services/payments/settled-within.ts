/** Resolves when the work is done, and after so many milliseconds at the latest: the work goes on. */
export async function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
