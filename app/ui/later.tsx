import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Milliseconds until code that did not come is asked for again. */
const retryAfter = 3_000;

/** A part of a page whose code comes once the page is alive. */
export const later = <Props extends object>(load: Load<Props>) =>
  lazy(async () => ({ default: await loadAtLast(load) }));

/**
 * A part that comes later stays as the server drew it until then, whatever its page does meanwhile: an update that reached
 * it before its code would take away what was drawn, and the file that somebody chose there. Where the server
 * drew nothing, `fallback` stands.
 */
export const keepDrawn = <Props extends object>(
  Part: ComponentType<Props>,
  fallback: (props: Props) => ReactNode = () => null,
) =>
  memo((props: Props) => (
    <Suspense fallback={fallback(props)}>
      <Part {...props} />
    </Suspense>
  ));

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
