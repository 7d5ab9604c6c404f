import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  ORIGIN: 'https://estudio.example',
  SMTP_URL: 'smtps://ana:clave@correo.example:465',
  MAIL_FROM: 'Estudio Ñandú <hola@estudio.example>',
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

describe('without any variable', () => {
  test('is a test installation that only this machine reaches', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'test',
      role: 'all',
      host: '127.0.0.1',
      port: 2600,
      origin: 'http://localhost:2600',
      trustedOrigins: ['http://localhost:2600', 'http://127.0.0.1:2600'],
      secureCookies: false,
      databaseUrl: undefined,
      secret: undefined,
      trustedProxies: 0,
      logLevel: 'info',
    });
    expect(config.dataDir).toBe(join(process.cwd(), 'data'));
  });

  test('empty and blank variables count as absent', () => {
    const blank = { PORT: '', ORIGIN: ' ', DATA_DIR: '', ROLE: '', SECRET: '', DATABASE_URL: '' };
    expect(readConfig(blank)).toEqual(readConfig({}));
  });
});

describe('test mode', () => {
  test.each(['http://localhost:9000', 'http://127.0.0.1:9000/', 'http://LOCALHOST:9000'])(
    '%s trusts both local names',
    (ORIGIN) => {
      const { mode, trustedOrigins } = readConfig({ ORIGIN });
      expect(mode).toBe('test');
      expect(trustedOrigins).toEqual(['http://localhost:9000', 'http://127.0.0.1:9000']);
    },
  );

  test('the origin follows the port', () => {
    expect(readConfig({ PORT: '3100' })).toMatchObject({
      port: 3100,
      origin: 'http://localhost:3100',
    });
  });

  test.each(['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', 'localhost'])(
    'listens on %s of this machine',
    (HOST) => {
      expect(readConfig({ HOST })).toMatchObject({ mode: 'test', host: HOST });
    },
  );

  test.each([
    '0.0.0.0',
    '::',
    '0:0:0:0:0:0:0:0',
    '::ffff:0.0.0.0',
    '192.168.1.20',
    '10.0.0.5',
    '169.254.1.1',
    'fe80::1',
    '128.0.0.1',
    '0',
    '127',
    '127.1',
    'estudio.local',
    'localhost.example',
    'mi-portatil',
  ])('is not served on %s, which others may reach', (HOST) => {
    for (const ORIGIN of ['', 'http://localhost:2600', 'http://127.0.0.1']) {
      const problems = problemsOf({ HOST, ORIGIN });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(/^HOST debe ser 127\.0\.0\.1.*ORIGIN/);
    }
    expect(readConfig({ ...production, HOST }).host).toBe(HOST);
  });
});

describe('production', () => {
  test('serves one origin with secure cookies', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      origin: 'https://estudio.example',
      trustedOrigins: ['https://estudio.example'],
      secureCookies: true,
      mailFrom: 'Estudio Ñandú <hola@estudio.example>',
    });
  });

  test('needs https, SMTP_URL and MAIL_FROM, and says so of all three at once', () => {
    const problems = problemsOf({ ORIGIN: 'http://estudio.example' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'ORIGIN',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
  });

  test('names what was given in the place of what is missing', () => {
    const { SMTP_URL, ...others } = production;
    const [missing, slip] = problemsOf({ ...others, SMTP_URI: SMTP_URL });
    expect(missing).toMatch(/^SMTP_URL falta/);
    expect(slip).toBe('Nadie lee SMTP_URI: ¿querías decir SMTP_URL?');
  });

  test('a name that only looks local is not', () => {
    expect(problemsOf({ ...production, ORIGIN: 'http://localhost.example' })).toHaveLength(1);
    expect(problemsOf({ ...production, ORIGIN: 'http://[::1]:2600' })).toHaveLength(1);
  });
});

describe('a value that does not serve names its variable alone', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '26.5'],
    ['PORT', '-1'],
    ['HOST', 'dos palabras'],
    ['HOST', 'http://0.0.0.0'],
    ['ORIGIN', 'localhost:2600'],
    ['ORIGIN', 'ftp://localhost'],
    ['ORIGIN', 'https://estudio.example/ruta'],
    ['ORIGIN', 'https://estudio.example/?a=1'],
    ['ORIGIN', 'https://ana@estudio.example'],
    ['ORIGIN', 'https://estudio.example/#x'],
    ['DATABASE_URL', 'mysql://localhost/base'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'postgres://ana:clave@servidor:puerto/base'],
    ['ROLE', 'WEB'],
    ['SECRET', 'corto'],
    ['SMTP_URL', 'http://correo.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Estudio'],
    ['MAIL_FROM', 'Estudio <hola@estudio.example>\r\nBcc: <b@estudio.example>'],
    ['MAIL_FROM', 'Estudio\r\nBcc: <hola@estudio.example>'],
    ['TRUSTED_PROXIES', 'sí'],
    ['TRUSTED_PROXIES', '10'],
    ['LOG_LEVEL', 'verbose'],
    ['METRICS_TOKEN', 'corto'],
    ['SQL_EDITOR_URL', 'sql.estudio.example'],
    ['SQL_EDITOR_URL', 'http://sql.estudio.example'],
    ['SQL_EDITOR_URL', 'javascript:alert(1)'],
    ['SQL_EDITOR_URL', 'https://ana:clave@sql.estudio.example'],
  ])('%s=%s', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} (debe|falta)`));
  });

  test('several at once are all listed, and no value is repeated', () => {
    const problems = problemsOf({ PORT: 'x', SECRET: 'hunter2', ROLE: 'jefe' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hunter2');
  });
});

describe('the signs of a user and password are percent-encoded', () => {
  const urls = {
    SMTP_URL: (password: string) => `smtp://ana:${password}@correo.example:587`,
    DATABASE_URL: (password: string) => `postgres://ana:${password}@servidor:5432/base`,
  };

  test.each(['clave#1', '12#34', 'a/b', '12/34', 'a?b', '12?34', '50%', '50%off', '%zz'])(
    '%s is not, and the error says how',
    (password) => {
      for (const [name, urlOf] of Object.entries(urls)) {
        const [problem, ...others] = problemsOf({ [name]: urlOf(password) });
        expect(problem).toMatch(new RegExp(`^${name} debe tener la forma .* @ es %40, # es %23`));
        expect(problem).not.toContain(password);
        expect(others).toEqual([]);
      }
    },
  );

  test('encoded, every sign is one of the password', () => {
    for (const [name, urlOf] of Object.entries(urls)) {
      expect(problemsOf({ [name]: urlOf(encodeURIComponent('a@b#c/d?e:f%g ñ')) })).toEqual([]);
    }
  });
});

test('DATA_DIR is a folder of the project unless it is absolute', () => {
  const { dataDir } = readConfig({ DATA_DIR: 'datos de Ñandú' });
  expect(dataDir).toBe(join(process.cwd(), 'datos de Ñandú'));
  expect(readConfig({ DATA_DIR: '/srv/datos' }).dataDir).toBe('/srv/datos');
});
