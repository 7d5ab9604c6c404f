// Builds the changed code in Stryker's folder, with the packages at the path given. Stryker runs a program and no shell.
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';

const [packages = ''] = process.argv.slice(2);
symlinkSync(packages, 'node_modules');
const { status } = spawnSync(process.execPath, ['scripts/start.mjs', 'build'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
