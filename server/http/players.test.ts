import { describe, expect, test } from 'vitest';
import { works } from '#content/portfolio.ts';
import { pages } from '#content/site-map.ts';
import { setFlash } from '#server/services/flash.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

const onThisMachine = await openTestApp({ mountSimulators: () => {} });
const onARealServer = await openTestApp();

const [spotify, youtube] = ['https://open.spotify.com', 'https://www.youtube-nocookie.com'];
const withPlayers = {
  '/': [spotify],
  '/casos-de-exito': [spotify, youtube],
  '/portfolio': [spotify],
};
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const framesOf = (response: Response) =>
  /(?:^|; )frame-src ([^;]*)/.exec(policyOf(response))?.[1]?.split(' ');

/** By page: the origins whose frames it lets in, and those whose players it has. */
async function look({ ask }: TestApp) {
  const letIn: Record<string, string[]> = {};
  const have: Record<string, string[]> = {};
  for (const path of Object.values(pages)
    .map((page) => page.path)
    .toSorted()) {
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    expect(policyOf(response), path).toContain("default-src 'self'");
    const frames = framesOf(response);
    if (frames) letIn[path] = frames;
    const players = (await response.text()).matchAll(/data-player="([^"]*)/g);
    const origins = [...players].map(([, url = '']) => new URL(url).origin);
    if (origins.length > 0) have[path] = [...new Set(origins)].toSorted();
  }
  return { letIn, have };
}

describe('players of other sites', () => {
  test('are let in by the pages that have them, and by no other page or site', async () => {
    expect(await look(onThisMachine)).toEqual({ letIn: withPlayers, have: withPlayers });
  });

  test('are let in too by a page that is made for one person', async () => {
    const open = (path: string) => {
      const cookie = setFlash('signed-out', path).split(';', 1)[0] ?? '';
      return onThisMachine.ask(path, { cookie });
    };
    const response = await open('/portfolio');
    expect(await response.text()).toContain('Sesión cerrada');
    expect(framesOf(response)).toEqual([spotify]);
    const other = await open('/nuestro-equipo');
    expect(await other.text()).toContain('Sesión cerrada');
    expect(policyOf(other)).not.toContain('frame-src');
  });

  test('wait behind a link: the page itself asks nothing of another site', async () => {
    for (const path of Object.keys(withPlayers)) {
      const html = await (await onThisMachine.ask(path)).text();
      expect(html).toContain('href="https://open.spotify.com/playlist/');
      expect(html).not.toMatch(/<iframe|<(img|script|source|audio|video)[^>]*src="https?:/);
      expect(html).not.toMatch(
        /<link[^>]*href="https?:\/\/(?!localhost|127)[^"]*(spotify|youtube)/,
      );
    }
  });

  test('and what is fictional are not on a real server, where the pages still say something', async () => {
    expect(await look(onARealServer)).toEqual({ letIn: {}, have: {} });
    const said = {
      '/': 'en la misma consola',
      '/portfolio': 'recién pintada',
      '/casos-de-exito': 'está en blanco',
      '/nuestro-equipo': 'canales y una sola mezcla',
      '/sobre-nosotros': 'Reglas de la casa',
    };
    for (const [path, words] of Object.entries(said)) {
      const html = await (await onARealServer.ask(path)).text();
      expect(html).toContain(words);
      expect(html).not.toMatch(/Ejemplo|Marleny Useche/);
      for (const { artist } of works) expect(html, path).not.toContain(artist);
    }
    // Figures stand beside works alone.
    const wall = ({ ask }: TestApp) => ask('/portfolio').then((response) => response.text());
    expect(await wall(onThisMachine)).toContain('premios');
    expect(await wall(onARealServer)).not.toContain('premios');
  });
});
