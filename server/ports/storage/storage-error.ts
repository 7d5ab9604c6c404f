export type StorageErrorCode = 'storage.exists' | 'storage.missing' | 'storage.bad-path';

/** What every store answers when it cannot do what it was asked. Match the code. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'storage.missing';
