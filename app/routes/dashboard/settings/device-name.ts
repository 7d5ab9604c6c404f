/** In the order in which they must be looked for: each names itself like the ones below it, too. */
const browsers: [string, RegExp][] = [
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];
const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
];

/**
 * What a person calls the browser of this User-Agent header.
 * @example deviceName('Mozilla/5.0 (Linux; Android 14) … Chrome/142.0 Mobile Safari/537.36') // 'Chrome en Android'
 */
export function deviceName(userAgent: string | null): string {
  const find = (names: [string, RegExp][]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? 'Un navegador que no conocemos';
}
