import { existsSync } from 'node:fs';
import { handOver } from '../start/hand-over.mjs';
import { at, modules, projectNode } from '../start/paths.mjs';

/**
 * Runs the command line of a tool by the Node that the project pins. Plain JavaScript without dependencies: whoever types it may
 * have Node 20, and nothing installed yet.
 */
export function runTool(name) {
  if (existsSync(modules) && existsSync(projectNode)) {
    // A file is one of the folder that it is typed in.
    handOver(at('packages', name, 'cli.ts'), process.argv.slice(2), { cwd: process.cwd() });
    return;
  }
  console.error('Falta instalar las dependencias: npm start lo hace.');
  process.exitCode = 1;
}
