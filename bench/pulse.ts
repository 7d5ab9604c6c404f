import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventLoopMonitor, type LoopDelay, watchEventLoop } from './event-loop.ts';
import { type Attack, hostileRequests } from './hostile-requests.ts';
import { figure, table } from './measure.ts';
import { type Product, startProduct } from './product.ts';
import { signIn, type Visitor } from './visitor.ts';

const most = { p99: 50, max: 200 };
const idleMs = 10_000;
const everyMs = 25;

type Pulse = { delay: LoopDelay; visitor: number[]; seconds: number };

/** How long the server's event loop is held, and its visitors wait, while 48 hostile files and requests arrive at once. */
export async function pulseBench(opened: AsyncDisposableStack): Promise<string> {
  const product = await startProduct(opened, eventLoopMonitor);
  const artist = await signIn(product);
  const attacks = await hostileRequests(product, artist);
  // What a server does for the first time it also compiles.
  await measure(product, artist, () => sleep(idleMs / 2));

  const idle = await measure(product, artist, () => sleep(idleMs));
  const slowest: { name: string; max: number }[] = [];
  for (const { name, send } of attacks) {
    const { max } = await watchEventLoop(product, send);
    slowest.push({ name, max });
  }
  const attacked = await measure(product, artist, () => together(attacks));

  console.log(
    table(
      [`${attacks.length} a la vez`, 'en reposo', 'bajo ataque', 'veces'],
      [
        row('retraso del bucle p50, ms', idle.delay.p50, attacked.delay.p50),
        row('retraso del bucle p99, ms', idle.delay.p99, attacked.delay.p99),
        row('retraso del bucle máximo, ms', idle.delay.max, attacked.delay.max),
        row('respuesta a un visitante p50, ms', at(idle, 0.5), at(attacked, 0.5)),
        row('respuesta a un visitante p99, ms', at(idle, 0.99), at(attacked, 0.99)),
        row('respuesta a un visitante máxima, ms', at(idle, 1), at(attacked, 1)),
        row('segundos', idle.seconds, attacked.seconds),
      ],
    ),
  );
  const worst = slowest.toSorted((one, other) => other.max - one.max).slice(0, 8);
  const rows = worst.map(({ name, max }) => [name, figure(max)]);
  console.log(table(['uno por uno, los que más detienen', 'máximo, ms'], rows));

  const { p99, max } = attacked.delay;
  if (p99 >= most.p99 || max >= most.max) process.exitCode = 1;
  return `pulse: p99 ${figure(p99, 1)} ms (meta < ${most.p99}) y máximo ${figure(max)} ms (meta < ${most.max})`;
}

async function measure(
  product: Product,
  { cookie }: Visitor,
  work: () => Promise<unknown>,
): Promise<Pulse> {
  const pages = [`${product.origin}/`, `${product.origin}/dashboard`];
  const program = join(import.meta.dirname, 'steady-visitor.ts');
  const asking = spawn(process.execPath, [program, String(everyMs), cookie, ...pages], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const printed = text(asking.stdout);
  const began = performance.now();
  const delay = await watchEventLoop(product, work);
  const seconds = (performance.now() - began) / 1000;
  asking.stdin.end();
  const times = JSON.parse(await printed) as number[];
  return { delay, visitor: times.toSorted((one, other) => one - other), seconds };
}

const together = (attacks: readonly Attack[]) => Promise.all(attacks.map(({ send }) => send()));

const at = ({ visitor }: Pulse, share: number): number =>
  visitor[Math.ceil(visitor.length * share) - 1] ?? Number.NaN;

const row = (name: string, idle: number, attacked: number): string[] => [
  name,
  figure(idle, 1),
  figure(attacked, 1),
  figure(attacked / idle, 1),
];
