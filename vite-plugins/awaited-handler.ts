import type { Plugin } from 'vite';

const file = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routes\.js$/;
/** In `prefetchStylesAndCallHandler` of React Router 8, whose `finally` waits for style sheets. */
const left = 'return handler();';

/**
 * React Router leaves the promise of a page's data to itself while it waits for the page's styles: data that fail first
 * are an unhandled rejection in the browser. It should await them, as here; once it does, the build says so.
 */
export function awaitedHandler(): Plugin {
  let isMended = false;
  return {
    name: 'estudio2600:awaited-handler',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        if (code.split(left).length !== 2) return undefined;
        isMended = true;
        return { code: code.replace(left, 'return await handler();'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isMended) this.error('React Router has changed: see whether it awaits by now');
    },
  };
}
