import { longDate } from '#content/dates.ts';
import { isUnanswered } from '#packages/legal-requests/src/index.ts';
import type { Request } from '#server/services/legal-requests/read-request.ts';
import { RequestBadge } from '../../legal-requests/request-badge.tsx';
import type { TermWords } from './clock-text.ts';
import { Term } from './term.tsx';

/** Where the request stands, and by when it is answered. */
export function Standing({ request, term }: { request: Request; term: TermWords }) {
  const { status, dueOn } = request;
  return (
    <p className="desk-standing">
      <RequestBadge status={status} />
      {isUnanswered(status) && (
        <span>
          <Term term={term} />
          {status !== 'waiting' && ` · ${longDate(dueOn)}`}
        </span>
      )}
    </p>
  );
}
