const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);

/** `Mar &amp; tierra` → `Mar & tierra`. The texts are UTF-8: a name beyond these is a slip, and is refused. */
export const decodeReferences = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w*));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    const character = named.get(String(name));
    if (character === undefined) throw new Error(`${whole} is not known: write the character`);
    return character;
  });
