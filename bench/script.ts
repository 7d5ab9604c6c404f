import { isTool, mostBytes, type RouteScript, routeScripts } from '#test/route-script.ts';
import { figure, table } from './measure.ts';

/** How many of the heaviest are shown. */
const mostRows = 40;

/** The script that each page of the application loads before it is alive: files in brotli, without headers. */
export async function scriptBench(): Promise<string> {
  const scripts = (await routeScripts()).toSorted((one, other) => other.bytes - one.bytes);
  console.log(
    table(
      ['página', 'archivos', 'kB de script'],
      scripts
        .slice(0, mostRows)
        .map(({ path, files, bytes }) => [path, figure(files.length), figure(bytes / 1000, 1)]),
    ),
  );
  const heaviest = (some: readonly RouteScript[]) => Math.max(...some.map(({ bytes }) => bytes));
  const most = heaviest(scripts.filter((script) => !isTool(script)));
  const dashboard = scripts.find(({ path }) => path === '/dashboard')?.bytes ?? 0;
  const growth = heaviest(scripts.filter(isTool)) - dashboard;
  const said = `hasta ${figure(most / 1000, 1)} kB por página de ${figure(scripts.length)} (meta ≤ ${mostBytes.page / 1000}), y ${figure(growth / 1000, 1)} más en una herramienta (meta ≤ ${mostBytes.toolMore / 1000})`;
  if (most > mostBytes.page || growth > mostBytes.toolMore) throw new Error(said);
  return `script: ${said}`;
}
