import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/** Asks for the code that has a part under this name. */
export type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/** Milliseconds until code that did not come is asked for again. */
const retryAfter = 3_000;

/** A part of a page whose code comes once the page is alive: it is on its way as soon as the page's own is there. */
export const later = <Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
) => {
  const part = loadAtLast(load, name);
  return lazy(async () => ({ default: await part }));
};

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

export async function loadAtLast<Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
): Promise<ComponentType<Props>> {
  const ask = askedAgain(load);
  for (;;) {
    try {
      return (await ask())[name];
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
  }
}

/**
 * Asks for code, and may be called again when that did not come: a network that is gone comes back. Browsers from before 2026 keep
 * for the whole page that code did not come, and ask for it under another address only:
 * https://github.com/whatwg/html/pull/10327. Those that name it in the error are such.
 */
export function askedAgain<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let again = load;
  let tries = 0;
  return () =>
    again().catch((error: unknown) => {
      const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
      if (address) again = () => import(/* @vite-ignore */ `${address}?${++tries}`);
      throw error;
    });
}
