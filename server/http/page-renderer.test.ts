import { expect, test } from 'vitest';
import { openTestApp } from '#test/test-app.ts';

const { ask } = await openTestApp({ staticFiles: null });

test.each(['/', '/auth'])(
  'in development %s is made anew for each request, and takes the styles of Vite',
  async (path) => {
    const page = await ask(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('content-security-policy')).toContain(
      "; style-src 'self' 'unsafe-inline'; ",
    );
  },
);
