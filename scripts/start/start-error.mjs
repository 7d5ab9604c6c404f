/** A failure whose message is all that the operator needs to read. */
export class StartError extends Error {
  name = 'StartError';
}
