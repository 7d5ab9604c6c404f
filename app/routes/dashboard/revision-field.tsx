import { useState } from 'react';
import { newestRevision } from '#packages/project/src/index.ts';

/**
 * Tells the server which edit of the project the fields of this form began with, however the page's data goes on
 * meanwhile. Once the person was warned that it changed elsewhere (`project.changed`), they write over whatever is there.
 */
export function RevisionField(props: {
  revision: number;
  /** What the last try sent, and what was answered. */
  sent: string | undefined;
  /** What the fields were put back with, after a reload. */
  restored: string | undefined;
  code: string | null | undefined;
}) {
  const [seen] = useState(props.revision);
  const warned = props.code === 'project.changed';
  // A refused form that came back from the server as a page is still the edit that it began as.
  return (
    <input
      type="hidden"
      name="revision"
      value={warned ? newestRevision : (props.sent ?? props.restored ?? seen)}
    />
  );
}
