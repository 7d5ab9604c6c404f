import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDataDir } from '#test/data-dir.ts';
import { figure, table } from './measure.ts';

/** A system call on these paths, and when, in seconds; for what is written to the standard output, its text. */
type Call = { name: string; paths: string[]; began: number; ended: number };

/** What must be on the disk after the change and before whoever asked for it, or the name, is notified. */
type Promised = { step: string; what: string; isKept: boolean };

/**
 * Watches the system calls of the file store: the bytes of an object are on the disk before they get a name, and a name
 * is there, or gone from there, before whoever asked hears that it is done.
 */
export async function fsyncBench(opened: AsyncDisposableStack): Promise<string> {
  const data = await makeDataDir();
  opened.defer(data.remove);
  const root = join(await realpath(data.path), 'files');
  const calls = await traceStore(data.path, root);
  if (calls === null) {
    return 'fsync: no se midió. Hace falta strace («apt-get install strace», solo en Linux) con permiso de seguir a otro proceso';
  }
  const promised = promisesOf(calls, root);
  const broken = promised.filter(({ isKept }) => !isKept);
  console.log(
    table(
      ['paso', 'qué debe estar en el disco', ''],
      promised.map(({ step, what, isKept }) => [step, what, isKept ? 'está' : 'NO ESTÁ']),
    ),
  );
  if (broken.length > 0) throw new Error(`faltan ${broken.length} fsync`);
  return `fsync: ${figure(broken.length)} de ${figure(promised.length)} cambios llegan tarde al disco (meta 0)`;
}

/** Null where no program may be traced. */
async function traceStore(folder: string, root: string): Promise<Call[] | null> {
  const traces = join(folder, 'traces');
  for (const made of [traces, root]) await mkdir(made);
  const names = 'fsync,fdatasync,link,linkat,mkdir,mkdirat,unlink,unlinkat,rmdir,write,pwrite64';
  const store = [join(import.meta.dirname, 'fsync-store.ts'), root, join(folder, 'song.wav')];
  // One file for each thread: calls of several threads interrupt each other's lines otherwise.
  const strace = ['-ff', '-ttt', '-T', '-y', '-o', join(traces, 'trace'), '-e', `trace=${names}`];
  const { error, stdout, stderr } = spawnSync('strace', [...strace, process.execPath, ...store], {
    encoding: 'utf8',
  });
  if (error || /PTRACE_\w+.*not permitted/.test(stderr)) return null;
  if (!stdout.endsWith('removeAll\n')) throw new Error(`el almacén no terminó: ${stderr}`);
  const files = await readdir(traces);
  const texts = await Promise.all(files.map((file) => readFile(join(traces, file), 'utf8')));
  const calls = texts.flatMap((text) => text.split('\n').flatMap(readCall));
  return calls.toSorted((one, other) => one.began - other.began);
}

/** `1795394092.18 link("/from", "/to") = 0 <0.000038>`, `1795394092.18 fsync(21</folder>) = 0 <0.000271>` */
function readCall(line: string): Call[] {
  const [, at, name, given = '', took] =
    /^([\d.]+) (\w+)\((.*)\) += \d+ <([\d.]+)>$/.exec(line) ?? [];
  if (!name) return [];
  const began = Number(at);
  const says = name === 'write' && /^1<.*?>, "(\w+)\\n"/.exec(given);
  const paths = says
    ? [says[1] ?? '']
    : [...given.matchAll(/\d<(\/.*?)>|"(\/.*?)"/g)].map(([, held, named]) => held ?? named ?? '');
  return [{ name: says ? 'says' : name, paths, began, ended: began + Number(took) }];
}

function promisesOf(calls: Call[], root: string): Promised[] {
  const isSynced = (path: string, after: number, before: number) =>
    calls.some(
      ({ name, paths, began, ended }) =>
        /^f(?:data)?sync$/.test(name) && paths[0] === path && began >= after && ended <= before,
    );
  const ends = calls.filter(({ name }) => name === 'says');
  return ends.flatMap(({ paths: [step = ''], began: responded }, index) => {
    const begun = ends[index - 1]?.ended ?? 0;
    const changes = calls.filter(({ began }) => began > begun && began < responded);
    const removed = changes.filter(({ name }) => /^(?:unlink|rmdir)/.test(name));
    const promised = changes.flatMap(({ name, paths, began, ended }): Promised[] => {
      const path = paths.at(-1) ?? '';
      const isObject = path.startsWith(`${root}/`) && !path.startsWith(`${root}/.incoming/`);
      // Nobody misses a name in a folder that is gone.
      const isGone = removed.some((call) => call.paths[0] === dirname(path));
      if (!isObject || isGone || !/^(?:link|mkdir|unlink|rmdir)/.test(name)) return [];
      const short = path.slice(root.length + 1);
      const entry = {
        step,
        what: `${name} ${short}`,
        isKept: isSynced(dirname(path), ended, responded),
      };
      if (!name.startsWith('link')) return [entry];
      const [from = ''] = paths;
      const written = calls.findLast((call) => /write/.test(call.name) && call.paths[0] === from);
      const isKept = isSynced(from, written?.ended ?? 0, began);
      return [{ step, what: `bytes de ${short}`, isKept }, entry];
    });
    if (promised.length === 0) throw new Error(`la traza no muestra qué hizo «${step}»`);
    return promised;
  });
}
