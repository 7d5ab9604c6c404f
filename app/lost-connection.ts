/**
 * Whether the network is why there was no response. Browsers report it as a `TypeError` with words of their own; a response
 * that broke off cannot be decoded. https://fetch.spec.whatwg.org/#fetch-method
 */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  /failed to fetch|network|load failed|appears to be offline|decode turbo-stream/i.test(
    error.message,
  );
