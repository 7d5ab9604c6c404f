import type { Plugin } from 'vite';

/**
 * Makes it a build error when a part of a path that `vite.config.ts` groups modules by is in none that a browser loads: what
 * was renamed would leave its group without a word.
 */
export function namedModules(parts: readonly string[]): Plugin {
  return {
    name: 'estudio2600:named-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const ids = [...this.getModuleIds()];
      const unknown = parts.filter((part) => !ids.some((id) => id.includes(part)));
      if (unknown.length > 0) this.error(`No module is named ${unknown.join(', ')}`);
    },
  };
}
