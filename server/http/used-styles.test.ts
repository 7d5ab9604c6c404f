import { describe, expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const face = (range: string) => `@font-face{font-family:X;unicode-range:${range}}`;

describe('usedStyles', () => {
  test.each([
    ['a class that is there', '.card{color:red}', '<p class="row card">', '.card{color:red}'],
    ['a class that is nowhere', '.card{color:red}', '<p class="cards">', ''],
    ['an id that is nowhere', '#contact{color:red}p{margin:0}', '<p>', 'p{margin:0}'],
    ['one of many', '.a .b{x:1}.a{x:2}', '<p class="a">', '.a{x:2}'],
    ['a list of which one may match', '.a,.b{x:1}', '<p class="b">', '.a,.b{x:1}'],
    ['a class that is only a role', '.alert{x:1}', '<p role="alert">', ''],
    ['an id that is there', '#a{x:1}', '<p class="b" id="a">', '#a{x:1}'],
    ['what must not be there', 'p:not(.a){x:1}', '<p>', 'p:not(.a){x:1}'],
    ['a list of what must not be', 'p:not(.a,.b){x:1}', '<p>', 'p:not(.a,.b){x:1}'],
    ['one of what may be there', ':is(.a,p:where(.b)){x:1}', '<p>', ':is(.a,p:where(.b)){x:1}'],
    ['a value that looks like a class', '[href$=".pdf"]{x:1}', '<p>', '[href$=".pdf"]{x:1}'],
    ['elements and states', 'a:hover,:root{x:1}', '', 'a:hover,:root{x:1}'],
    ['rules in a rule', '.a{x:1;.b{x:2}}', '<p class="a">', '.a{x:1;.b{x:2}}'],
    ['a condition, emptied', '@media print{.a{x:1}}p{x:1}', '<p>', 'p{x:1}'],
    ['lines between rules', 'p{x:1}\n@media print{.a{x:1}}\n', '<p>', 'p{x:1}'],
    ['a condition', '@media print{.a{x:1}p{x:1}}', '<p>', '@media print{p{x:1}}'],
    ['a layer, which keeps its place', '@layer a{.a{x:1}}', '<p>', '@layer a{}'],
    ['the order of layers', '@layer a,b;.a{x:1}', '<p>', '@layer a,b;'],
    ['fonts', '@font-face{font-family:X}', '', '@font-face{font-family:X}'],
    ['a font for what is not written', face('U+E7'), '<p title="ç">c</p>', ''],
    ['a font for what is written', face('U+C7-E7, U+152'), '<p>ça</p>', face('U+C7-E7, U+152')],
    ['a font for a wildcard', face('U+4??'), '<p>c</p>', face('U+4??')],
    ['a property that is read', ':root{--a:1;--b:2}p{x:var(--b)}', '', ':root{--b:2}p{x:var(--b)}'],
    ['a property that a script reads', ':root{--a:1}', '"--a"', ':root{--a:1}'],
    [
      'a property with an empty value',
      ':root{--a: ;--b:}p{x:var(--a)}',
      '',
      ':root{--a: ;}p{x:var(--a)}',
    ],
    [
      'steps that a rule plays',
      '@keyframes go{12.5%{x:1}}p{animation:go 1s}',
      '<p>',
      '@keyframes go{12.5%{x:1}}p{animation:go 1s}',
    ],
    ['steps that nothing plays', '@keyframes go{12.5%{x:1}to{x:2}}p{x:1}', '<p>', 'p{x:1}'],
    ['braces in a string', '.a{content:"}"}p{x:1}', '<p>', 'p{x:1}'],
    ['an escaped quote in a string', 'p{content:"\\"}"}.a{x:1}', '<p>', 'p{content:"\\"}"}'],
    [
      'marks in an address',
      'p{background:url(data:x;y}z)}.a{x:1}',
      '',
      'p{background:url(data:x;y}z)}',
    ],
  ])('%s', (_, css, source, kept) => {
    expect(usedStyles(css, source)).toBe(kept);
  });

  test('of a script, neither a value in a selector nor the name of a method is a class', () => {
    const script =
      'history.back();form.querySelector(":not([type=password])");a.classList.add("on")';
    expect(usedStyles('.back{x:1}.password{x:2}.on{x:3}', '<p>', script)).toBe('.on{x:3}');
  });

  test('what only a script is written with brings classes and no fonts', () => {
    const css = `${face('U+5B-5D')}.a{x:1}`;
    expect(usedStyles(css, '<p>', 'n.classList.add("a", [])')).toBe('.a{x:1}');
  });

  test.each(['p{x:1', 'p{x:1}}', 'p'])('refuses the broken sheet %s', (css) => {
    expect(() => usedStyles(css, '')).toThrow('stylesheet');
  });
});

test('a rule in which nothing is left goes, with what held only such, and a layer stays', () => {
  const css = '@media print{:root{--a:1px}}@layer ui{.x{--b:2px}}p{--c:3px;color:var(--c)}';
  expect(usedStyles(css, '<p class="x">')).toBe('@layer ui{}p{--c:3px;color:var(--c)}');
});
