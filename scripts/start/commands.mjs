import { readFileSync } from 'node:fs';
import { serverProcess } from './server-process.mjs';
import { StartError } from './start-error.mjs';

const benches = JSON.parse(readFileSync(new URL('benches.json', import.meta.url), 'utf8'));

/**
 * What `npm start` and `npm run …` may ask for, whether it serves the built site, and whether it wants the tools that
 * check, test and measure: the product is built and served without them. `check` refuses arguments before anything is
 * installed; a command without a script is done then; `runsAs` is what its Node is given; `beforeBuild` is a program that
 * looks at the configuration, whose rules want what was installed.
 */
export const commands = new Map([
  [
    'start',
    {
      script: 'scripts/serve.mjs',
      runsAs: serverProcess,
      built: true,
      tools: false,
      beforeBuild: 'server/cli/config.ts',
    },
  ],
  ['build', { built: true, tools: false }],
  ['dev', { script: 'scripts/dev.ts', built: false, tools: false }],
  // It builds beside its checks.
  ['test', { script: 'scripts/test.ts', built: false, tools: true }],
  ['check', { script: 'scripts/check.ts', built: false, tools: true }],
  ['mutate', { script: 'scripts/mutate.ts', built: false, tools: true }],
  ['scan', { script: 'test/scan/run.ts', built: true, tools: true }],
  ['bench', { script: 'bench/run.ts', built: true, tools: true, check: checkBench }],
  ['db', { script: 'server/cli/db.ts', built: false, tools: false }],
  ['user', { script: 'server/cli/user.ts', built: false, tools: false }],
  ['jobs', { script: 'server/cli/jobs.ts', built: false, tools: false }],
  ['doctor', { script: 'server/cli/doctor.ts', built: false, tools: false }],
]);

function checkBench([name]) {
  if (name === undefined || Object.hasOwn(benches, name)) return;
  const width = Math.max(...Object.keys(benches).map((one) => one.length));
  const list = Object.entries(benches).map(([one, about]) => `  ${one.padEnd(width)}  ${about}`);
  throw new StartError(`No existe la medición «${name}». Las que hay:\n${list.join('\n')}`);
}
