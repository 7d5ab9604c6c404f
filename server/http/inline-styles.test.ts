import { describe, expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const files: Record<string, string> = {
  '/assets/a.css': 'p{color:red}.pressed{color:blue}.unused{color:green}',
  '/assets/b.css': 'p{content:"$& $1"}',
  '/assets/site.js': 'element.classList.add("pressed")',
};
const read = async (address: string) => files[address] ?? '';
const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;

describe('inlineStyles', () => {
  test('writes what the page and its script use of its sheets where the first was', async () => {
    const { html, source } = await inlineStyles(
      `<head>${link('a')}<meta charSet="utf-8"/>${link('b')}<script type="module" src="/assets/site.js"></script>`,
      read,
    );
    expect(html).toBe(
      '<head><style>p{color:red}.pressed{color:blue}p{content:"$& $1"}</style><meta charSet="utf-8"/>' +
        '<script type="module" src="/assets/site.js"></script>',
    );
    // printf 'p{color:red}.pressed{color:blue}p{content:"$& $1"}' | openssl dgst -sha256 -binary | base64
    expect(source).toBe("'sha256-AgZAfvQD7kOId6Vl0SsUYxY45xqsCg2aS3mu4Y7V57k='");
  });

  test('refuses a sheet that would end its element', async () => {
    const closing = async () => 'p{content:"</style>"}';
    await expect(inlineStyles(link('x'), closing)).rejects.toThrow('its own element');
  });
});
