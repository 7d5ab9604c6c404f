/** A model that makes pictures. Whatever it sends is as hostile as a file that anybody uploads. */
export type ImageModel = {
  /** The name by which its server knows it. */
  name: string;
  /** Who lends it, as the address of its server says. */
  host: string;
  /**
   * Resolves with a file of bounded size that begins as a JPEG, a PNG or a WebP does, and has not been opened. Rejects with a `ModelError`
   * in bounded time, also when `signal` is aborted.
   */
  draw: (prompt: string, options: { signal: AbortSignal }) => Promise<Uint8Array>;
};
