import { data, href, type MiddlewareFunction, redirect } from 'react-router';
import { failure, requestId, services, anonymous } from '#app/context.ts';
import { describeMissingTable } from '#server/services/setup/describe-missing-tables.ts';

/**
 * A page of the dashboard that lacks a table leads to /database-setup, which names it; any other says itself what is missing. So does
 * every page while nobody can be recognised, which the shell notices before any page begins.
 */
export const leadToSetup: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const failed = context.get(failure);
  const response = failed.error === null ? await next() : null;
  const setup =
    failed.error !== null &&
    (await describeMissingTable(context.get(services), context.get(anonymous), failed.error));
  if (!setup) return response ?? next();

  const { status, body } = setup;
  if (!response || !/^\/dashboard\b/.test(new URL(request.url).pathname)) {
    const { title, message } = body;
    throw data({ title, message, requestId: context.get(requestId) }, { status });
  }
  return redirect(href('/database-setup'));
};
