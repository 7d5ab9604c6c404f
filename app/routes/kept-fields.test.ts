import { beforeEach, expect, test } from 'vitest';
import { forgetOthers, keepFields, keptFields, keptKey } from '#app/kept-fields.ts';

let storage: Storage;
beforeEach(() => {
  storage = storageOf();
});

const typed = { title: 'Canción Ñandú — ¿qué?', revision: '3' };

test('what was typed comes back, to this session and this draft alone', () => {
  keepFields(storage, keptKey('ana', 'páramo'), typed);
  expect(keptFields(storage, keptKey('ana', 'páramo'))).toEqual(typed);
  expect(keptFields(storage, keptKey('ana', null))).toBeNull();
  expect(keptFields(storage, keptKey('beto', 'páramo'))).toBeNull();
});

test.each(['', '{', 'null', '"x"', '3'])('a storage with %j holds nothing', (text) => {
  storage.setItem(keptKey('ana', null), text);
  expect(keptFields(storage, keptKey('ana', null))).toBeNull();
});

test('a session that ended leaves nothing, and one that begins finds nothing of another', () => {
  storage.setItem('otra cosa', 'x');
  keepFields(storage, keptKey('ana', null), typed);
  keepFields(storage, keptKey('ana2', null), typed);
  forgetOthers(storage, 'ana');
  expect(keptFields(storage, keptKey('ana', null))).toEqual(typed);
  expect(keptFields(storage, keptKey('ana2', null))).toBeNull();
  forgetOthers(storage, null);
  expect(Object.keys(storage)).toEqual(['otra cosa']);
});

test('a full storage is no failure', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  keepFields(storage, keptKey('ana', null), typed);
  expect(keptFields(storage, keptKey('ana', null))).toBeNull();
});

/** As a browser's: its keys are its own properties, its methods are not. */
function storageOf(): Storage {
  const define = (value: unknown) => ({ value, writable: true, enumerable: false });
  const storage: Record<string, string> = Object.create(
    {},
    {
      getItem: define((key: string) => storage[key] ?? null),
      setItem: define((key: string, value: string) => (storage[key] = value)),
      removeItem: define((key: string) => delete storage[key]),
    },
  ) as Record<string, string>;
  return storage as unknown as Storage;
}
