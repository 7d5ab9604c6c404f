/** Why the server does not start, in one sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What to print of an error that ends the program: its sentence when it has one for the operator. */
export const wordsOf = (error: unknown): unknown =>
  error instanceof Error && ['ConfigError', 'ClusterError', 'StartError'].includes(error.name)
    ? error.message
    : error;

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
