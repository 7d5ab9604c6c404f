/** Why the server does not start, in one sentence for the operator: what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
