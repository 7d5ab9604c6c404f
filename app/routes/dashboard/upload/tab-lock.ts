/** Ends the hold that a tab has on something. */
export type Release = () => void;

/**
 * Holds `name` for this tab until it is released or the tab ends, so that two tabs of a browser do not take turns at
 * one upload; null when another tab holds it. https://www.w3.org/TR/web-locks/
 */
export function holdInThisTab(name: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
