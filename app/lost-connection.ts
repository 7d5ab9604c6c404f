/**
 * Whether the network is why there was no answer. Browsers tell it as a `TypeError` with words of their own; an answer
 * that broke off cannot be decoded. https://fetch.spec.whatwg.org/#fetch-method
 */
export const isLostConnection = (error: unknown): boolean =>
  error instanceof Error &&
  /failed to fetch|network|load failed|appears to be offline|decode turbo-stream/i.test(
    error.message,
  );
