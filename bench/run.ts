import abouts from '../scripts/start/benches.json' with { type: 'json' };
import { untilToldToStop } from '#server/stop-signal.ts';

/** Prints a table, and resolves with one figure against its comparison. What it starts goes into `opened`. */
type Bench = (opened: AsyncDisposableStack, args: string[]) => Promise<string>;

const benches: Record<keyof typeof abouts, Bench> = {
  upload: async (opened) => (await import('./upload.ts')).uploadBench(opened),
  static: async (opened) => (await import('./static.ts')).staticBench(opened),
  ssr: async (opened) => (await import('./ssr.ts')).ssrBench(opened),
  script: async () => (await import('./script.ts')).scriptBench(),
  dashboard: async (opened) => (await import('./dashboard.ts')).dashboardBench(opened),
  ready: async (opened) => (await import('./ready.ts')).readyBench(opened),
  slow: async (opened) => (await import('./slow.ts')).slowBench(opened),
  malformed: async (opened) => (await import('./malformed.ts')).malformedBench(opened),
  pulse: async (opened) => (await import('./pulse.ts')).pulseBench(opened),
  crash: async (opened, args) => (await import('./crash.ts')).crashBench(opened, args),
  fsync: async (opened) => (await import('./fsync.ts')).fsyncBench(opened),
  staff: async (opened, args) => (await import('./staff.ts')).staffBench(opened, args),
  payments: async (opened, args) => (await import('./payments.ts')).paymentsBench(opened, args),
  membership: async (opened, args) =>
    (await import('./membership.ts')).membershipBench(opened, args),
  words: async (_, args) => (await import('./words.ts')).wordsBench(args),
  songs: async (_, args) => (await import('./songs/songs.ts')).songsBench(args),
  cover: async (_, args) => (await import('./cover/cover.ts')).coverBench(args),
  vocal: async (_, args) => (await import('./vocal/vocal.ts')).vocalBench(args),
  sweep: async () => (await import('./sweep.ts')).sweepBench(),
  site: async (opened, args) => (await import('./site.ts')).siteBench(opened, args),
};

// React chooses its build by this when it is loaded.
process.env.NODE_ENV ??= 'production';

const names = Object.keys(benches) as (keyof typeof abouts)[];
const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? names : names.filter((one) => one === name);
const stop = untilToldToStop();

// A name that does not exist was refused by `scripts/start.mjs`, before anything was installed for it.
if (name === undefined) {
  const width = Math.max(...names.map((key) => key.length));
  for (const key of names) console.log(`  ${key.padEnd(width)}  ${abouts[key]}`);
}

for (const key of chosen) {
  console.log(`\n— ${key}: ${abouts[key]} —`);
  const opened = new AsyncDisposableStack();
  const stopped = stop.received.then(() => null);
  try {
    const line = await Promise.race([benches[key](opened, args), stopped]);
    if (line === null) process.exitCode = 130;
    else console.log(line);
  } catch (error) {
    console.error(
      `La medición «${key}» falló: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  } finally {
    await opened.disposeAsync();
  }
  if (process.exitCode) break;
}
process.exit();
