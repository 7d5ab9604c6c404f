import { untilToldToStop } from '#server/stop-signal.ts';

type Bench = {
  about: string;
  /** Prints a table, and resolves with one figure against its comparison. What it starts goes into `opened`. */
  run: (opened: AsyncDisposableStack, args: string[]) => Promise<string>;
};

const benches: Record<string, Bench> = {
  upload: {
    about: '100 MB por tus frente a un flujo directo a disco',
    run: async (opened) => (await import('./upload.ts')).uploadBench(opened),
  },
  static: {
    about: 'la página de inicio frente a Node a secas',
    run: async (opened) => (await import('./static.ts')).staticBench(opened),
  },
  ssr: {
    about: 'el dashboard de una persona con sesión, en CPU, junto a renderToString',
    run: async (opened) => (await import('./ssr.ts')).ssrBench(opened),
  },
  dashboard: {
    about: 'el dashboard con 1.000 proyectos frente a uno con 10, en milisegundos',
    run: async (opened) => (await import('./dashboard.ts')).dashboardBench(opened),
  },
  ready: {
    about: 'una canción de 4 minutos: de su último byte a «Listo», y de tocar a oír',
    run: async (opened) => (await import('./ready.ts')).readyBench(opened),
  },
  slow: {
    about: '20 MB desde un celular en 3G lento con tres cortes',
    run: async (opened) => (await import('./slow.ts')).slowBench(opened),
  },
  malformed: {
    about: 'más de 200 archivos dañados o disfrazados por todo el camino de una canción',
    run: async (opened) => (await import('./malformed.ts')).malformedBench(opened),
  },
  pulse: {
    about: 'el bucle de eventos mientras llegan 45 archivos y pedidos hostiles, frente al reposo',
    run: async (opened) => (await import('./pulse.ts')).pulseBench(opened),
  },
  crash: {
    about: 'kill -9 mientras se escriben proyectos: [veces] [escrituras]',
    run: async (opened, args) => (await import('./crash.ts')).crashBench(opened, args),
  },
  site: {
    about: 'cada página pública en un celular con Lighthouse, junto a la portada como SPA: [ruta]…',
    run: async (opened, args) => (await import('./site.ts')).siteBench(opened, args),
  },
};

// React chooses its build by this when it is loaded.
process.env.NODE_ENV ??= 'production';

const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? Object.keys(benches) : [name];
const stop = untilToldToStop();

if (name === undefined || !Object.hasOwn(benches, name)) {
  if (name !== undefined) console.error(`No existe la medición «${name}». Las que hay:`);
  const width = Math.max(...Object.keys(benches).map((key) => key.length));
  for (const [key, { about }] of Object.entries(benches))
    console.log(`  ${key.padEnd(width)}  ${about}`);
  if (name !== undefined) process.exit(1);
}

for (const key of chosen) {
  const bench = benches[key];
  if (!bench) continue;
  console.log(`\n— ${key}: ${bench.about} —`);
  const opened = new AsyncDisposableStack();
  const stopped = stop.received.then(() => null);
  try {
    const line = await Promise.race([bench.run(opened, args), stopped]);
    if (line === null) process.exitCode = 130;
    else console.log(line);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await opened.disposeAsync();
  }
  if (process.exitCode) break;
}
process.exit();
