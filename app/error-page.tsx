import { isRouteErrorResponse } from 'react-router';
import { brand } from '#content/brand.ts';
import { NotFound } from './ui/shell/not-found.tsx';
import { Failure } from './ui/shell/failure.tsx';

/** What a person sees when a page could not be shown: it is not there, not allowed, or it broke. */
export function ErrorPage({ error, requestId }: { error: unknown; requestId: string }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failure requestId={requestId} email={brand.email} {...expected(error)} />;
}

/** A loader may throw `data({ title, message }, { status })` for a failure it can explain. */
function expected(error: unknown): { title?: string; message?: string } {
  if (!isRouteErrorResponse(error)) return {};
  const told: unknown = error.data;
  if (typeof told !== 'object' || told === null) return {};
  const title = 'title' in told && typeof told.title === 'string' ? told.title : undefined;
  const message = 'message' in told && typeof told.message === 'string' ? told.message : undefined;
  return title && message ? { title, message } : {};
}
