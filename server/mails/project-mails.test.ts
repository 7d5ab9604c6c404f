import { expect, test } from 'vitest';
import { projectFailedMail, projectReadyMail } from './project-mails.ts';

const to = {
  to: 'ana@correo.example',
  displayName: 'Ana',
  url: 'https://estudio.example/dashboard',
  brand: {
    name: 'Estudio Ñandú',
    email: 'hola@estudio.example',
    address: { city: 'Bogotá', country: 'Colombia' },
  },
  stop: {
    preferencesUrl: 'https://estudio.example/dashboard/ajustes/preferencias',
    stopUrl: 'https://estudio.example/correo/baja?de=a.b&x=1',
  },
};

test('says what was asked of which platforms, when something was', async () => {
  const write = (platforms: string[]) => projectReadyMail({ ...to, title: 'Lulo', platforms });
  expect((await write(['Spotify', 'Deezer', 'Tidal'])).text).toContain('Spotify, Deezer y Tidal');
  expect((await write([])).text).not.toContain('distribución');
});

test('leads to where such mails are stopped, with and without HTML', async () => {
  const { html, text, stopUrl } = await projectReadyMail({ ...to, title: 'Lulo', platforms: [] });
  expect(stopUrl).toBe(to.stop.stopUrl);
  expect(text).toContain(`Deja de recibirlo: ${to.stop.stopUrl}\n`);
  expect(text).toContain(`Cambia tus preferencias: ${to.stop.preferencesUrl}\n`);
  expect(html).toContain('href="https://estudio.example/correo/baja?de=a.b&amp;x=1"');
  expect(html).toContain(`href="${to.stop.preferencesUrl}"`);
});

test('a title neither breaks the subject nor becomes HTML', async () => {
  const reason = 'Al audio le falta una parte.';
  const title = `<b>Uno\r\nBcc: x@y.example\u0007 ${'ñ'.repeat(200)}`;
  const { subject, html } = await projectFailedMail({ ...to, title, reason });
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(subject.length).toBeLessThan(120);
  expect(html).not.toContain('<b>Uno');
  expect(html).toContain(reason);
});

test('does not link to what is no web address', async () => {
  const stop = { ...to.stop, stopUrl: 'javascript:alert(1)' };
  await expect(projectReadyMail({ ...to, stop, title: 'X', platforms: [] })).rejects.toThrow(
    TypeError,
  );
});
