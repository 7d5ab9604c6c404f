import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const text = {
  TEXT_MODEL_URL: 'https://api.modelo.example/v1',
  TEXT_MODEL_KEY: 'sk-abc_123.XYZ',
  TEXT_MODEL_NAME: 'letras-4o:mini',
};
const image = {
  IMAGE_MODEL_URL: 'https://imagen.example/v1',
  IMAGE_MODEL_KEY: 'otra-clave',
  IMAGE_MODEL_NAME: 'pintor/xl',
};

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('no model writes or draws before the operator sets one up', () => {
  expect(readConfig({})).toMatchObject({ textModel: null, imageModel: null });
  expect(readConfig({ TEXT_MODEL_URL: ' ', TEXT_MODEL_KEY: '' }).textModel).toBeNull();
});

test('each that is whole is asked where it is said to be, with its own key', () => {
  expect(readConfig({ ...text, ...image })).toMatchObject({
    textModel: { url: text.TEXT_MODEL_URL, key: text.TEXT_MODEL_KEY, name: text.TEXT_MODEL_NAME },
    imageModel: {
      ...{ url: image.IMAGE_MODEL_URL, key: image.IMAGE_MODEL_KEY, name: image.IMAGE_MODEL_NAME },
    },
  });
  expect(readConfig(text).imageModel).toBeNull();
  expect(readConfig({ ...image, ORIGIN: 'http://localhost:9' }).imageModel).not.toBeNull();
});

describe.each([
  ['texto', 'TEXT_MODEL', text],
  ['imagen', 'IMAGE_MODEL', image],
])('of the model of %s', (kind, prefix, whole) => {
  test.each(['URL', 'KEY', 'NAME'])('what is half there stops the start: %s', (part) => {
    const name = `${prefix}_${part}`;
    expect(problemsOf({ ...whole, [name]: '' })).toEqual([
      `${name} falta: el modelo de ${kind} se define completo o no se define.`,
    ]);
  });

  test('so do two of it', () => {
    expect(problemsOf({ [`${prefix}_KEY`]: 'clave' })).toEqual([
      `${prefix}_URL y ${prefix}_NAME faltan: el modelo de ${kind} se define completo o no se define.`,
    ]);
  });

  test.each([
    ['URL', 'modelo.ejemplo/v1'],
    ['URL', 'http://api.modelo.example/v1'],
    ['URL', 'http://localhost.example/v1'],
    ['URL', 'https://ana:clave@api.modelo.example/v1'],
    ['URL', 'https://api.modelo.example/v1?key=abc'],
    ['URL', 'https://api.modelo.example/v1#x'],
    ['URL', 'file:///etc/passwd'],
    ['KEY', 'dos palabras'],
    ['KEY', 'clave\nsecreta'],
    ['KEY', 'contraseña'],
    ['KEY', 'x'.repeat(501)],
    ['NAME', 'dos palabras'],
    ['NAME', '<b>'],
    ['NAME', 'x'.repeat(101)],
  ])(
    'a value that does not serve names its variable alone, and is not repeated: %s=%s',
    (part, value) => {
      const name = `${prefix}_${part}`;
      const [problem = '', ...others] = problemsOf({ ...whole, [name]: value });
      expect(problem).toMatch(new RegExp(`^${name} debe`));
      expect(problem).not.toContain(value);
      expect(others).toEqual([]);
    },
  );

  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:8080/v1/', 'https://modelo.example'])(
    '%s serves',
    (url) => {
      expect(problemsOf({ ...whole, [`${prefix}_URL`]: url })).toEqual([]);
    },
  );
});

test('a name that is one slip away is said', () => {
  expect(readConfig({ TEXT_MODEL_KEYS: 'x', IMAGE_MODELS_URL: 'x' }).misspelt).toEqual([
    { given: 'TEXT_MODEL_KEYS', meant: 'TEXT_MODEL_KEY' },
    { given: 'IMAGE_MODELS_URL', meant: 'IMAGE_MODEL_URL' },
  ]);
});
