import { use } from 'react';
import { Button } from '#app/ui/button.tsx';
import { LastSubmission } from '#app/ui/field-error.ts';
import type { FormDraft } from './use-form-draft.ts';
import './restored-notice.css';

/** Says in a form that what stands there was typed before, and takes it away again. Whoever sends it has made it theirs. */
export function RestoredNotice({ draft }: { draft: FormDraft }) {
  const { notice, isNews, discard } = draft;
  const isSent = use(LastSubmission) !== null;
  const isShown = isNews && !isSent;
  return (
    <div className="restored" ref={notice}>
      {/* It stays, so that what it comes to say is announced. */}
      <p role="status">{isShown && 'Recuperamos lo que habías escrito.'}</p>
      {isShown && (
        <Button look="quiet" small onClick={discard}>
          Descartar
        </Button>
      )}
    </div>
  );
}
