import { expect, test } from 'vitest';
import { mailLinks } from './mail-links.ts';

test.each([
  ['<a href="https://a.example/x?a=1&amp;b=2">x</a>', ['https://a.example/x?a=1&b=2']],
  ["<a class='b' HREF = 'http://a.example/&#39;&#x26;'>x</a>", ["http://a.example/'&"]],
  ['<a href="https://a.example">1</a><a href="https://a.example">2</a>', ['https://a.example']],
  ['<a href="mailto:a@x.example">x</a><a href="javascript:alert(1)">y</a>', []],
  ['<a data-href="https://a.example">x</a>', []],
  ['<a href="https://a.example/&#9999999;&nope;">x</a>', ['https://a.example/&#9999999;&nope;']],
])('in the HTML %s', (html, links) => {
  expect(mailLinks({ html, text: 'https://not-asked.example' })).toEqual(links);
});

test('in the text, when there is no HTML', () => {
  const text = 'Abre https://a.example/x?y=1&z=ñ o (http://b.example).\n<https://c.example/>';
  expect(mailLinks({ html: '', text })).toEqual([
    'https://a.example/x?y=1&z=ñ',
    'http://b.example',
    'https://c.example/',
  ]);
});
