import Bowser from 'bowser';

/** What a person calls the browser of this User-Agent header, for example «Chrome en Android»; null for an unknown one. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(' en ') || null;
}
