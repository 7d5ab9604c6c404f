import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binaryPackage } from '#server/database/cluster/binaries.ts';
import { hasFfmpeg } from '#server/media/find-ffmpeg.ts';
import { bad, type Finding, good, odd, reasonOf } from './finding.ts';

/** Node and the programs that came with the installation or with the machine. */
export async function checkMachine(): Promise<Finding[]> {
  return [checkNode(), checkPostgres(), await checkFfmpeg(), checkBrowser()];
}

function checkNode(): Finding {
  const words = `Node ${process.version} en ${process.platform} ${process.arch}`;
  return Number.parseInt(process.versions.node, 10) >= 24
    ? good(words)
    : bad(`${words}: se necesita el 24`);
}

function checkPostgres(): Finding {
  const program = join('node_modules', binaryPackage, 'native', 'bin', 'postgres');
  try {
    const result = execFileSync(program, ['--version'], { encoding: 'utf8', env: { LC_ALL: 'C' } });
    return good(`PostgreSQL integrado: ${result.trim()}`);
  } catch (error) {
    return bad(
      `El PostgreSQL integrado (${binaryPackage}) no funciona: ${reasonOf(error)}. ` +
        'Borra node_modules y vuelve a arrancar, o define DATABASE_URL.',
    );
  }
}

async function checkFfmpeg(): Promise<Finding> {
  if (await hasFfmpeg()) return good(`Audio: ${pathOf('ffmpeg')}`);
  try {
    await import('node-av');
    return good('Audio: el FFmpeg que trae node-av; en esta máquina no hay un ffmpeg con MP3');
  } catch (error) {
    return bad(`Audio: no hay ffmpeg con MP3 y node-av no carga: ${reasonOf(error)}`);
  }
}

function checkBrowser(): Finding {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = names.map(pathOf).find(Boolean) ?? (existsSync(mac) ? mac : undefined);
  return found
    ? good(`Navegador para las pruebas: ${found}`)
    : odd('No hay Chromium ni Chrome: solo hace falta para npm test');
}

function pathOf(program: string): string | undefined {
  const shell = ['-c', 'command -v "$1"', 'sh', program];
  return spawnSync('/bin/sh', shell, { encoding: 'utf8' }).stdout.trim() || undefined;
}
