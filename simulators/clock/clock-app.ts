import { type Context, Hono } from 'hono';
import { readForm } from '../read-form.ts';
import { renderClockPage, type Shown } from './clock-page.ts';
import { clockStyles } from './clock-styles.ts';
import type { MovableClock } from './movable-clock.ts';
import { readMove } from './read-move.ts';

/** `/dev/reloj`, the page that moves the clock. `moved` is told of each move, once it is kept. */
export function clockApp(clock: MovableClock, moved: () => Promise<void>): Hono {
  const app = new Hono();
  const show = (context: Context, shown: Partial<Shown>, status: 200 | 400 = 200) =>
    context.html(
      renderClockPage({ now: clock.now(), ahead: clock.ahead(), isMoved: false, ...shown }),
      status,
      { 'cache-control': 'no-store' },
    );

  app.get('/dev/reloj', (context) =>
    show(context, { isMoved: context.req.query('movido') !== undefined }),
  );
  app.get('/dev/reloj.css', (context) =>
    context.body(clockStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.post('/dev/reloj', async (context) => {
    const move = readMove(await readForm(context), { now: clock.now(), ahead: clock.ahead() });
    if (move.kind === 'refused') return show(context, { refused: move }, 400);
    await (move.kind === 'reset' ? clock.reset() : clock.moveTo(move.time));
    await moved();
    return context.redirect('/dev/reloj?movido', 303);
  });
  return app;
}
