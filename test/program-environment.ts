/**
 * What a program that a test starts has of our environment: nothing that configures the product. The cache spares it
 * the compiling of what an earlier one compiled: https://nodejs.org/api/module.html#module-compile-cache
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
