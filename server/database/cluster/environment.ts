import type { SystemUser } from './system-user.ts';

/**
 * How PostgreSQL's programs run: as their user, from a folder that every user can enter, and with an
 * environment of their own, so that no PG* variable or locale of the operator's reaches them.
 */
export const environmentFor = (user: SystemUser) => ({
  ...user,
  cwd: '/',
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
});
