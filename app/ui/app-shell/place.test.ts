import { expect, test } from 'vitest';
import { currentAt } from './place.ts';

const place = (to: string) => ({ label: '', to, icon: null as never });

test.each([
  ['/dashboard', '/dashboard', 'page'],
  ['/dashboard', '/dashboard/', 'page'],
  ['/dashboard', '/dashboard/proyectos', undefined],
  ['/dashboard/proyectos', '/dashboard/proyectos', 'page'],
  ['/dashboard/proyectos', '/dashboard/proyectos/8f/editar', 'true'],
  ['/dashboard/proyectos', '/dashboard/proyectos-viejos', undefined],
  ['/dashboard/ajustes', '/dashboard/ajustes/cuenta', 'true'],
  ['/', '/dashboard', undefined],
  ['/dashboard/proyectos?estado=listos', '/dashboard/proyectos', 'page'],
  ['/dashboard/proyectos?estado=listos', '/dashboard/proyectos/8f', 'true'],
])('of the place %s the page %s is: %s', (to, path, current) => {
  expect(currentAt(place(to), path)).toBe(current);
});
