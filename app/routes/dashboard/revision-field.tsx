import { useState } from 'react';
import { newestRevision } from '#packages/project/src/index.ts';

/**
 * Tells the server which edit of the project the fields of this form began with, however the page's data goes on
 * meanwhile. Once the person was told that it changed elsewhere (`project.changed`), they write over whatever is there.
 */
export function RevisionField(props: { revision: number; code: string | null | undefined }) {
  const [seen] = useState(props.revision);
  const told = props.code === 'project.changed';
  return <input type="hidden" name="revision" value={told ? newestRevision : seen} />;
}
