import { expect, test } from 'vitest';
import type { InboxMessage } from './inbox-message.ts';
import { mailBodyHeaders, mailStyles, renderMailPage } from './mail-page.ts';

const message = (fields: Partial<InboxMessage>): InboxMessage => ({
  id: '1',
  at: '2026-11-20T15:00:00.000Z',
  from: 'hola@estudio.example',
  to: ['ana@correo.example'],
  messageId: '',
  replyTo: '',
  inReplyTo: '',
  references: [],
  attachments: [],
  subject: 'Confirma tu correo',
  text: 'Hola, Ana',
  html: '<p>Hola</p>',
  links: ['https://estudio.example/confirmar?a=1&b=2'],
  stop: null,
  ...fields,
});

test('shows the newest, or the one that was asked for', () => {
  const messages = [
    message({ id: '2', subject: 'Segundo', text: 'Texto dos' }),
    message({ id: '1', subject: 'Primero', text: 'Texto uno' }),
  ];
  expect(renderMailPage(messages)).toContain('<pre>Texto dos</pre>');
  expect(renderMailPage(messages, 'gone')).toContain('<pre>Texto dos</pre>');
  const asked = renderMailPage(messages, '1');
  expect(asked).toContain('<pre>Texto uno</pre>');
  expect(asked).toContain('href="/dev/mail?id=1" aria-current="true"');
  expect(asked).toContain('20/11/2026, 10:00:00');
});

test('offers the links as links', () => {
  expect(renderMailPage([message({})])).toContain(
    '<a href="https://estudio.example/confirmar?a=1&amp;b=2" rel="noreferrer">',
  );
});

test('says what to do when there is nothing', () => {
  expect(renderMailPage([])).toContain('Todavía no hay correos');
});

test('shows hostile mail as text', () => {
  const evil = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;
  const page = renderMailPage([
    message({
      id: evil,
      from: evil,
      to: [evil],
      subject: evil,
      text: evil,
      html: evil,
      links: [`https://x/${evil}`],
    }),
  ]);
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
});

test('needs no script and no inline style; a mail in its own design can do nothing', () => {
  expect(renderMailPage([message({})])).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  expect(mailStyles).toContain('prefers-color-scheme: dark');
  expect(mailBodyHeaders['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
});

test('says where an answer goes, and what came with the mail', () => {
  const page = renderMailPage([
    message({
      replyTo: 'equipo@estudio.example',
      attachments: [
        { fileName: 'cotización <b>.pdf', type: 'application/pdf', size: 84_321, sha256: '' },
      ],
    }),
  ]);
  expect(page).toContain('<dt>Responder a</dt><dd>equipo@estudio.example</dd>');
  expect(page).toContain('<li>cotización &lt;b&gt;.pdf · application/pdf · 84,3 kB</li>');
  const plain = renderMailPage([message({})]);
  expect(plain).not.toMatch(/Responder a|adjuntos/);
});
