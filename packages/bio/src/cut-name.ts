/**
 * A name in so many UTF-16 units: itself, or as many of its graphemes as fit before an «…». Of one grapheme that is longer than that
 * (a letter may have thirty marks, a family any number of people) its code points.
 * @example cutName('Orquesta Filarmónica', 9) // 'Orquesta…'
 */
export function cutName(name: string, limit: number): string {
  if (name.length <= limit) return name;
  const head = name.slice(0, limit * 2);
  const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(head);
  const whole = firstOf(graphemes, ({ segment }) => segment, limit - 1);
  const kept = whole || firstOf(head, (point) => point, limit - 1);
  return `${kept.trimEnd()}…`;
}

function firstOf<T>(parts: Iterable<T>, textOf: (part: T) => string, room: number): string {
  let kept = '';
  for (const part of parts) {
    const text = textOf(part);
    if (kept.length + text.length > room) break;
    kept += text;
  }
  return kept;
}
