/**
 * A program: asks for pages in turn, one every so many milliseconds, whether the one before has come or not, until its
 * input ends. Prints how long each took, as JSON. Usage: node steady-visitor.ts <milliseconds> <cookie> <url>…
 */
import { setTimeout as sleep } from 'node:timers/promises';

const [everyMs = '', cookie = '', ...pages] = process.argv.slice(2);
const asked: Promise<number>[] = [];
let stopped = false;
process.stdin.on('end', () => (stopped = true)).resume();

for (let turn = 0; !stopped; turn += 1) {
  asked.push(timeOf(pages[turn % pages.length] ?? ''));
  await sleep(Number(everyMs));
}
console.log(JSON.stringify(await Promise.all(asked)));

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - began;
}
