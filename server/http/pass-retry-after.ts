import type { HeadersFunction } from 'react-router';

/** A page keeps what its action says of when to try again; React Router passes on nothing of an action but its cookies. */
export const passRetryAfter: HeadersFunction = ({ actionHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const seconds = actionHeaders.get('retry-after');
  if (seconds !== null) headers.set('retry-after', seconds);
  return headers;
};
