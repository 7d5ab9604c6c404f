import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  deleteFormDraft,
  draftKey,
  keepOnlyFormDraftsOf,
  readFormDraft,
  saveFormDraft,
} from './form-draft.ts';
import { unannounced } from './shell/session-signal.ts';

let storage: Storage;
beforeEach(() => {
  storage = storageOf();
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storageOf());
});

const typed = { title: 'Canción Ñandú — ¿qué?', revision: '3' };

test('what was typed comes back, to this session and this form alone', () => {
  saveFormDraft(draftKey('ana', 'páramo'), typed);
  expect(readFormDraft(draftKey('ana', 'páramo'))).toEqual(typed);
  expect(readFormDraft(draftKey('ana', 'nuevo'))).toBeNull();
  expect(readFormDraft(draftKey('beto', 'páramo'))).toBeNull();
});

test('one that outlives its tab is there in the next tab, and each tab has its own', () => {
  const key = draftKey('ana', 'respuesta');
  saveFormDraft(key, { reply: 'una' }, true);
  saveFormDraft(draftKey('ana', 'nuevo'), typed);
  const first = storage;
  vi.stubGlobal('sessionStorage', storageOf());
  expect(readFormDraft(key)).toEqual({ reply: 'una' });
  expect(readFormDraft(draftKey('ana', 'nuevo'))).toBeNull();
  saveFormDraft(key, { reply: 'dos' }, true);
  vi.stubGlobal('sessionStorage', first);
  expect(readFormDraft(key)).toEqual({ reply: 'una' });
  deleteFormDraft(key);
  expect([readFormDraft(key), Object.keys(localStorage)]).toEqual([null, []]);
});

test('a session that ended leaves nothing in the browser, either', () => {
  saveFormDraft(draftKey('ana', 'respuesta'), typed, true);
  keepOnlyFormDraftsOf('ana');
  expect(Object.keys(localStorage)).toHaveLength(1);
  keepOnlyFormDraftsOf('luis');
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each(['', '{', 'null', '"x"', '3'])('a storage with %j holds nothing', (text) => {
  storage.setItem(draftKey('ana', 'nuevo'), text);
  expect(readFormDraft(draftKey('ana', 'nuevo'))).toBeNull();
});

test('a session that ended leaves nothing, and one that begins finds nothing of another', () => {
  storage.setItem('otra cosa', 'x');
  saveFormDraft(draftKey('ana', 'nuevo'), typed);
  saveFormDraft(draftKey('ana2', 'nuevo'), typed);
  keepOnlyFormDraftsOf('ana');
  expect(readFormDraft(draftKey('ana', 'nuevo'))).toEqual(typed);
  expect(readFormDraft(draftKey('ana2', 'nuevo'))).toBeNull();
  keepOnlyFormDraftsOf(null);
  expect(Object.keys(storage)).toEqual(['otra cosa']);
});

test('what a visitor typed stays theirs, and is not handed to whoever signs in', () => {
  saveFormDraft(draftKey(null, '/'), typed);
  keepOnlyFormDraftsOf(null);
  expect(readFormDraft(draftKey(null, '/'))).toEqual(typed);
  deleteFormDraft(draftKey(null, '/'));
  expect(readFormDraft(draftKey(null, '/'))).toBeNull();
  saveFormDraft(draftKey(null, '/'), typed);
  keepOnlyFormDraftsOf('ana');
  expect(Object.keys(storage)).toEqual([]);
});

test('what somebody typed before a page knew them becomes theirs, and nobody’s once they have left', () => {
  saveFormDraft(draftKey(unannounced, '/'), typed);
  keepOnlyFormDraftsOf('ana');
  expect(readFormDraft(draftKey('ana', '/'))).toEqual(typed);
  saveFormDraft(draftKey(unannounced, '/'), typed);
  keepOnlyFormDraftsOf(null);
  expect(Object.keys(storage)).toEqual([]);
});

test('what becomes somebody’s is not lost where the storage is full, and what others typed leaves first', () => {
  saveFormDraft(draftKey(unannounced, '/'), typed);
  saveFormDraft(draftKey('beto', '/'), typed);
  const { setItem } = storage;
  let room = 1;
  storage.setItem = (key, value) => {
    if (Object.keys(storage).length > room) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  room = 0;
  keepOnlyFormDraftsOf('ana');
  expect(Object.keys(storage)).toEqual([draftKey(unannounced, '/')]);
  room = 1;
  saveFormDraft(draftKey('beto', '/'), typed);
  keepOnlyFormDraftsOf('ana');
  expect(Object.keys(storage)).toEqual([draftKey('ana', '/')]);
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
  saveFormDraft(draftKey('ana', 'nuevo'), typed);
  expect(readFormDraft(draftKey('ana', 'nuevo'))).toBeNull();
  deleteFormDraft(draftKey('ana', 'nuevo'));
  keepOnlyFormDraftsOf(null);
});

test('a full storage is no failure', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  saveFormDraft(draftKey('ana', 'nuevo'), typed);
  expect(readFormDraft(draftKey('ana', 'nuevo'))).toBeNull();
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
