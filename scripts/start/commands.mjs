/** What `npm start` and `npm run …` may ask for, and whether it serves the built site. */
export const commands = new Map([
  ['start', { script: 'scripts/serve.mjs', built: true }],
  ['dev', { script: 'scripts/dev.ts', built: false }],
  ['test', { script: 'scripts/test.ts', built: true }],
  ['check', { script: 'scripts/check.ts', built: false }],
  ['bench', { script: 'bench/run.ts', built: true }],
  ['db', { script: 'server/cli/db.ts', built: false }],
  ['user', { script: 'server/cli/user.ts', built: false }],
  ['doctor', { script: 'server/cli/doctor.ts', built: false }],
]);
