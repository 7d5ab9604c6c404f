import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetFields, forgetOthers, keepFields, keptFields, keptKey } from './kept-fields.ts';

let storage: Storage;
beforeEach(() => {
  storage = storageOf();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const typed = { title: 'Canción Ñandú — ¿qué?', revision: '3' };

test('what was typed comes back, to this session and this form alone', () => {
  keepFields(keptKey('ana', 'páramo'), typed);
  expect(keptFields(keptKey('ana', 'páramo'))).toEqual(typed);
  expect(keptFields(keptKey('ana', 'nuevo'))).toBeNull();
  expect(keptFields(keptKey('beto', 'páramo'))).toBeNull();
});

test.each(['', '{', 'null', '"x"', '3'])('a storage with %j holds nothing', (text) => {
  storage.setItem(keptKey('ana', 'nuevo'), text);
  expect(keptFields(keptKey('ana', 'nuevo'))).toBeNull();
});

test('a session that ended leaves nothing, and one that begins finds nothing of another', () => {
  storage.setItem('otra cosa', 'x');
  keepFields(keptKey('ana', 'nuevo'), typed);
  keepFields(keptKey('ana2', 'nuevo'), typed);
  forgetOthers('ana');
  expect(keptFields(keptKey('ana', 'nuevo'))).toEqual(typed);
  expect(keptFields(keptKey('ana2', 'nuevo'))).toBeNull();
  forgetOthers(null);
  expect(Object.keys(storage)).toEqual(['otra cosa']);
});

test('what a visitor typed stays theirs, and is not handed to whoever signs in', () => {
  keepFields(keptKey(null, '/'), typed);
  forgetOthers(null);
  expect(keptFields(keptKey(null, '/'))).toEqual(typed);
  forgetFields(keptKey(null, '/'));
  expect(keptFields(keptKey(null, '/'))).toBeNull();
  keepFields(keptKey(null, '/'), typed);
  forgetOthers('ana');
  expect(Object.keys(storage)).toEqual([]);
});

test('where storage may not even be looked at, nothing is kept and nothing fails', () => {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));
  keepFields(keptKey('ana', 'nuevo'), typed);
  expect(keptFields(keptKey('ana', 'nuevo'))).toBeNull();
  forgetFields(keptKey('ana', 'nuevo'));
  forgetOthers(null);
});

test('a full storage is no failure', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  keepFields(keptKey('ana', 'nuevo'), typed);
  expect(keptFields(keptKey('ana', 'nuevo'))).toBeNull();
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
