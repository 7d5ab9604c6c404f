import { type ComponentType, lazy } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Milliseconds until code that did not come is asked for again. */
const retryAfter = 3_000;

/** A part of a page whose code comes once the page is alive. Within a `<Suspense>` it stays as the server drew it. */
export const later = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await loadAtLast(load) }));

/** A network that is gone comes back. */
export async function loadAtLast<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
  }
}
