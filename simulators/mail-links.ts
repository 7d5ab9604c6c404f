/** Every http(s) address that a mail lets its reader press, in order, each once. */
export function mailLinks({ html, text }: { html: string; text: string }): string[] {
  const found = html
    ? [...html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((match) =>
        decodeEntities(match[1] ?? match[2] ?? ''),
      )
    : [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([address]) => address);
  return [...new Set(found)].filter((address) => /^https?:\/\//i.test(address));
}

const namedEntities: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** The character references that occur in an attribute (https://html.spec.whatwg.org/#character-references). */
function decodeEntities(attribute: string): string {
  return attribute.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex, decimal, name) => {
      const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
      if (hex || decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      return namedEntities[String(name)] ?? whole;
    },
  );
}
