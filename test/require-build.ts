import { isBuilt } from '../scripts/start/build.mjs';

let isFresh: boolean | undefined;

/** Throws unless `build/` was made of the sources as they are: what is tried there is what stands here. */
export function requireBuild(): void {
  isFresh ??= isBuilt();
  if (!isFresh) throw new Error('build/ was not made of these sources: npm run build');
}
