import { isRouteErrorResponse } from 'react-router';

/** The id that the log has for what failed, when the server said it; what failed in the browser has none. */
export const failureCode = (error: unknown): string => detailsOf(error)['requestId'] ?? '';

/** What the server says about a failure that it can explain: `data({ title, message }, { status })`. */
export function explanation(error: unknown): { title: string; message: string } | null {
  const { title, message } = detailsOf(error);
  return title && message ? { title, message } : null;
}

/** The texts of an error's data; before the router is reached, the shell answers with JSON. */
function detailsOf(error: unknown): Record<string, string> {
  if (!isRouteErrorResponse(error)) return {};
  const details: unknown = typeof error.data === 'string' ? parsed(error.data) : error.data;
  if (typeof details !== 'object' || details === null) return {};
  return Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
