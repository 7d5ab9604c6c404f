import { realpathSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const at = (...segments) => join(root, ...segments);
export const modules = at('node_modules');

function isInside(path) {
  try {
    return realpathSync(path).startsWith(modules + sep);
  } catch {
    return false;
  }
}

/** PATH without our own node_modules, whose `node` is the very one that an installation replaces. */
export const outerPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !isInside(folder))
  .join(delimiter);

/** The same for a program's absolute path: itself, or its bare name when it stands inside. */
export const outside = (program, name) => (program && !isInside(program) ? program : name);

const pinnedNode = join(modules, 'node', 'bin', 'node');

/** The Node that runs the product: the one already running when it is recent enough. */
export const projectNode =
  Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : pinnedNode;
