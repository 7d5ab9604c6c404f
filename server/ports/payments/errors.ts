/** Whoever sent it is not the provider: the signature is wrong, or of another environment. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';
}

/** It is no event that the provider would send. */
export class MalformedEvent extends Error {
  override name = 'MalformedEvent';
}

/**
 * The provider did not do what it was asked, or it is not known whether it did. `isFinal`: asking again does not help.
 * `status` is that of its response over HTTP, where it did not say yes.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly isFinal: boolean;
  readonly status: number | null;

  constructor(
    message: string,
    {
      isFinal,
      status = null,
      ...options
    }: ErrorOptions & { isFinal: boolean; status?: number | null },
  ) {
    super(message, options);
    this.isFinal = isFinal;
    this.status = status;
  }
}

/** The provider said no to the studio, whatever it is asked: a key that was revoked, an account that was restricted. */
export const isRefusal = ({ isFinal, status }: ProviderError): boolean =>
  isFinal && status !== null;

/** It does not know us by our keys: what was asked may be right, and is asked again once they are. */
export const isOfKeys = ({ status }: ProviderError): boolean => status === 401 || status === 403;

/** By name: the server is bundled apart from what runs beside it. */
export const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && error.name === 'ProviderError';

export const isForgedEvent = (error: unknown): error is ForgedEvent =>
  error instanceof Error && error.name === 'ForgedEvent';

export const isMalformedEvent = (error: unknown): error is MalformedEvent =>
  error instanceof Error && error.name === 'MalformedEvent';
