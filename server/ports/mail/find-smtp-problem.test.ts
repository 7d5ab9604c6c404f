import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { findSmtpProblem } from './find-smtp-problem.ts';

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A mail server whose only account is ana with the password «secreta». */
function serve(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ana' && password === 'secreta'
        ? done(null, { user: username })
        : done(new Error('ana@correo.example: bad password')),
    ...options,
  });
  server.on('error', () => {}); // of clients that do not like its certificate
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return portOf(server.listen(0, '127.0.0.1'));
}

test('an account that is taken is no problem', async () => {
  const port = await serve({ disabledCommands: ['STARTTLS'] });
  expect(await findSmtpProblem(`smtp://ana:secreta@127.0.0.1:${port}`)).toBeUndefined();
});

test('a wrong password is named as one, and not shown', async () => {
  const port = await serve({ disabledCommands: ['STARTTLS'] });
  const problem = await findSmtpProblem(`smtp://ana:hunter2@127.0.0.1:${port}`);
  expect(problem).toMatch(/^SMTP_URL no sirve: 127\.0\.0\.1 no acepta el usuario o la contraseña/);
  expect(problem).not.toMatch(/hunter2|ana@/);
});

test('a certificate of nobody is named as one', async () => {
  const port = await serve({});
  expect(await findSmtpProblem(`smtp://ana:secreta@127.0.0.1:${port}`)).toMatch(
    /el certificado de 127\.0\.0\.1 no sirve/,
  );
});

test('TLS where there is none is named as such', async () => {
  const port = await serve({ disabledCommands: ['STARTTLS'] });
  expect(await findSmtpProblem(`smtps://ana:secreta@127.0.0.1:${port}`)).toContain('smtp://');
});

test('one that sends a letter at a time does not hold us', async () => {
  const slow = createServer((socket) => {
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('error', () => {}).on('close', () => clearInterval(timer));
  });
  const port = await portOf(slow.listen(0, '127.0.0.1'));
  onTestFinished(() => void slow.close());
  const url = `smtp://ana:secreta@127.0.0.1:${port}`;
  expect(await findSmtpProblem(url, { patienceMs: 500 })).toContain('no responde');
});

test('what is no mail server is named as such', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  const port = await portOf(other.listen(0, '127.0.0.1'));
  onTestFinished(() => void other.close());
  expect(await findSmtpProblem(`smtp://ana:secreta@127.0.0.1:${port}`)).toContain(
    'no es un servidor de correo',
  );
});

test.each([
  ['smtp://127.0.0.1:1', 'nadie responde en 127.0.0.1:1'],
  ['smtp://no-existe.invalid', 'no se encuentra el servidor de correo «no-existe.invalid»'],
])('%s', async (url, words) => {
  expect(await findSmtpProblem(url)).toContain(words);
});
