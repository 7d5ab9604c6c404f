import { expect, test } from 'vitest';
import { openDataDir } from './data-dir.ts';

test.each([
  ['/proc/x', /ahí no se puede crear una carpeta|no hay permiso/],
  ['/dev/null', /es un archivo y no una carpeta/],
  ['/sys/x', /no hay permiso|solo lectura|no se puede crear/],
])('a DATA_DIR of %s is refused in words', (folder, words) => {
  expect(() => openDataDir(folder)).toThrow(/^DATA_DIR no sirve: /);
  expect(() => openDataDir(folder)).toThrow(words);
});
