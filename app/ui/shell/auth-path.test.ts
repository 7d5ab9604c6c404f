import { expect, test } from 'vitest';
import { authPath } from './auth-path.ts';

test.each([
  ['/', '/auth?volver=%2Fdashboard'],
  ['/portfolio', '/auth?volver=%2Fportfolio'],
  ['/contact?servicio=mezcla', '/auth?volver=%2Fcontact%3Fservicio%3Dmezcla'],
  ['/auth', '/auth'],
  ['/auth?tab=signup', '/auth'],
  ['/auth?tab=signup&volver=%2Fdashboard%3Fp%3D2', '/auth?volver=%2Fdashboard%3Fp%3D2'],
  ['/auth/recuperar', '/auth'],
  ['/authors', '/auth?volver=%2Fauthors'],
])('from %s the way to sign in is %s, and the same to sign up', (here, path) => {
  expect(authPath(here)).toBe(path);
  expect(authPath(here, 'signup')).toBe(
    path.replace(/^\/auth\??/, '/auth?tab=signup&').replace(/&$/, ''),
  );
});
