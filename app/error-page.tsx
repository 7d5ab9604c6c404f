import { isRouteErrorResponse } from 'react-router';
import { brand } from '#content/brand.ts';
import { explanation, failureCode } from './failure-details.ts';
import { isLostConnection } from './lost-connection.ts';
import { NotFound } from './ui/shell/not-found.tsx';
import { Failure, NoAnswer } from './ui/shell/failure.tsx';

/** Whether a page is not there, as far as this person may know. */
export const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;

/** What a person sees when a page could not be shown: it is not there, not allowed, or it broke. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isMissing(error)) return <NotFound />;
  if (isLostConnection(error)) return <NoAnswer email={brand.email} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Failure
      requestId={failureCode(error)}
      email={brand.email}
      status={status}
      {...explanation(error)}
    />
  );
}
