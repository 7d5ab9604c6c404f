import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const whole = {
  TEXT_MODEL_URL: 'https://api.modelo.example/v1',
  TEXT_MODEL_KEY: 'sk-abc_123.XYZ',
  TEXT_MODEL_NAME: 'letras-4o:mini',
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

test('no model writes before the operator sets one up', () => {
  expect(readConfig({}).textModel).toBeNull();
  expect(readConfig({ TEXT_MODEL_URL: ' ', TEXT_MODEL_KEY: '' }).textModel).toBeNull();
});

test('one that is whole is asked where it is said to be', () => {
  expect(readConfig(whole).textModel).toEqual({
    ...{ url: whole.TEXT_MODEL_URL, key: whole.TEXT_MODEL_KEY, name: whole.TEXT_MODEL_NAME },
  });
  expect(readConfig({ ...whole, ORIGIN: 'http://localhost:9' }).textModel).not.toBeNull();
});

describe('what is half there stops the start, and is named', () => {
  test.each(Object.keys(whole))('%s', (name) => {
    expect(problemsOf({ ...whole, [name]: '' })).toEqual([
      `${name} falta: el modelo de texto se define completo o no se define.`,
    ]);
  });

  test('two of it', () => {
    expect(problemsOf({ TEXT_MODEL_KEY: whole.TEXT_MODEL_KEY })).toEqual([
      'TEXT_MODEL_URL y TEXT_MODEL_NAME faltan: el modelo de texto se define completo o no se define.',
    ]);
  });
});

describe('a value that does not serve names its variable alone, and is not repeated', () => {
  test.each([
    ['TEXT_MODEL_URL', 'modelo.ejemplo/v1'],
    ['TEXT_MODEL_URL', 'http://api.modelo.example/v1'],
    ['TEXT_MODEL_URL', 'http://localhost.example/v1'],
    ['TEXT_MODEL_URL', 'https://ana:clave@api.modelo.example/v1'],
    ['TEXT_MODEL_URL', 'https://api.modelo.example/v1?key=abc'],
    ['TEXT_MODEL_URL', 'https://api.modelo.example/v1#x'],
    ['TEXT_MODEL_URL', 'file:///etc/passwd'],
    ['TEXT_MODEL_KEY', 'dos palabras'],
    ['TEXT_MODEL_KEY', 'clave\nsecreta'],
    ['TEXT_MODEL_KEY', 'contraseña'],
    ['TEXT_MODEL_KEY', 'x'.repeat(501)],
    ['TEXT_MODEL_NAME', 'dos palabras'],
    ['TEXT_MODEL_NAME', '<b>'],
    ['TEXT_MODEL_NAME', 'x'.repeat(101)],
  ])('%s=%s', (name, value) => {
    const [problem = '', ...others] = problemsOf({ ...whole, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} debe`));
    expect(problem).not.toContain(value);
    expect(others).toEqual([]);
  });

  test.each(['http://localhost:11434/v1', 'http://127.0.0.1:8080/v1/', 'https://modelo.example'])(
    '%s serves',
    (TEXT_MODEL_URL) => {
      expect(readConfig({ ...whole, TEXT_MODEL_URL }).textModel?.url).toBe(TEXT_MODEL_URL);
    },
  );
});

test('a name that is one slip away is said', () => {
  expect(readConfig({ TEXT_MODEL_KEYS: 'x' }).misspelt).toEqual([
    { given: 'TEXT_MODEL_KEYS', meant: 'TEXT_MODEL_KEY' },
  ]);
});
