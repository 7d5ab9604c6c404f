import { expect, test } from 'vitest';
import { cleanData, cleanLink, cleanText } from './clean-data.ts';
import { provideFonts } from './provide-fonts.ts';

const { characters } = await provideFonts();

test.each([
  ['as it was written', 'Canción Ñandú — ¿qué?', 'Canción Ñandú — ¿qué?'],
  ['letters and their accents apart', 'Cancio\u0301n N\u0303andu\u0301', 'Canción Ñandú'],
  ['signs of rights', '℗ 2027, © 2027', '℗ 2027, © 2027'],
  ['other alphabets', 'Đorđe Łukasz Кино Ωμέγα', 'Đorđe Łukasz Кино Ωμέγα'],
  ['NUL and other controls', 'ho\u0000la\u0007\u009f', 'hola'],
  ['tabs and lines', 'uno\tdos\ntres', 'uno\tdos\ntres'],
  ['separators of lines', 'uno\u2028dos\u2029tres', 'uno\ndos\ntres'],
  ['what turns around', 'pagar \u202E000.1\u202C a \u2066Nuba\u2069\u200F', 'pagar 000.1 a Nuba'],
  ['what is not seen', 'Nu\u200Bba\uFEFF\u00AD\u2060', 'Nuba'],
  ['an emoji', 'Niebla 🌫️ Norte', 'Niebla □ Norte'],
  ['an emoji of several', '👩🏽‍🎤 y 🇨🇴', '□ y □'],
  ['letters in disguise', '𝐍𝐢𝐞𝐛𝐥𝐚 ｎｏｒｔｅ', 'Niebla norte'],
  ['half of a character', 'a\uD83Cb', 'a\uFFFDb'],
  ['markup of Typst', '#read("/etc/passwd") *x* $y$', '#read("/etc/passwd") *x* $y$'],
  ['nothing', '', ''],
])('sets %s', (_, text, expected) => {
  expect(cleanText(text, characters)).toBe(expected);
});

test.each([
  ['https://estudio.example/a?b=ñ#c', 'https://estudio.example/a?b=%C3%B1#c'],
  ['mailto:hola@estudio.example', 'mailto:hola@estudio.example'],
  ['http://estudio.example/', null],
  ['javascript:alert(1)', null],
  [' JavaScript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,hola', null],
  ['file:///etc/passwd', null],
  ['/contact', null],
  ['', null],
])('a link to «%s» leads to %s', (address, expected) => {
  expect(cleanLink(address)).toBe(expected);
});

test('every text of the data is cleaned, and every href, however deep they lie', () => {
  const data = {
    title: 'a\u202Eb',
    count: 3,
    none: null,
    blocks: [
      { children: [{ href: 'javascript:x', text: '\u0000z' }, { href: 'https://a.example/' }] },
    ],
  };
  expect(cleanData(data, characters)).toEqual({
    title: 'ab',
    count: 3,
    none: null,
    blocks: [{ children: [{ href: null, text: 'z' }, { href: 'https://a.example/' }] }],
  });
});
