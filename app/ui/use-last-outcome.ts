import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What the last form of this page led to, until the person goes on. The router drops it as soon as the page's data are
 * read again in the background.
 */
export function useLastOutcome<Data>(actionData: Data | undefined): Data | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, actionData });
  const isNew = actionData !== undefined && actionData !== last.actionData;
  if (isNew || key !== last.key) setLast({ key, actionData });
  return isNew || key !== last.key ? actionData : last.actionData;
}
