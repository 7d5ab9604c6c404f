import { Link } from 'react-router';
import { hourText } from '../hour-text.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import type { AuditEntry } from '#server/services/audit-trail/list-audit.ts';
import type { AuditSubject } from '#server/services/audit-trail/name-subjects.ts';
import type { FieldChange, Said } from './audit-fields.ts';
import { auditPath } from './audit-path.ts';
import { Subject } from './audit-subject.tsx';

const dayHeading = new Intl.DateTimeFormat('es-CO', { dateStyle: 'full', timeZone: 'UTC' });

/** An entry in words. */
export type ToldEntry = Omit<AuditEntry, 'action' | 'after' | 'before'> & {
  /** `{}` is what it was done to, `{origin}` what that was made of. */
  sentence: string;
  isBySite: boolean;
  changes: FieldChange[];
};

/** Day by day: when, who, and what, with what changed. A name leads to all that this person did. */
export function AuditLog(props: {
  entries: readonly ToldEntry[];
  /** All that was done to one. */
  isOfOne: boolean;
}) {
  const days = Map.groupBy(props.entries, ({ at }) => bogotaDate(at));
  return [...days].map(([day, entries]) => (
    <section key={day} className="audit-day">
      <h3>{dayHeading.format(new Date(day))}</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <p className="audit-when">
              <time dateTime={entry.at.toISOString()}>{hourText(entry.at)}</time>
            </p>
            <p className="audit-who">
              <Who entry={entry} />
            </p>
            <div className="audit-what">
              <What entry={entry} />
            </div>
            <p className="audit-more">
              {!props.isOfOne && <Only subject={entry.subject} />}
              {entry.ip !== null && <span>IP {entry.ip}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Who({ entry: { staffId, staffName, isBySite } }: { entry: ToldEntry }) {
  if (staffId === null)
    return (
      <Link to={auditPath({ who: 'operator' })}>
        {isBySite ? 'El sitio, por sí solo' : 'Un comando del operador'}
      </Link>
    );
  return (
    <Link to={auditPath({ who: { staffId } })}>
      <bdi>{staffName ?? 'Alguien que ya no está'}</bdi>
    </Link>
  );
}

function What({ entry: { sentence, subject, origin, changes } }: { entry: ToldEntry }) {
  const said = changes.find(({ place, before, after }) => place === 'sentence' && before && after);
  const listed = changes.filter((change) => change !== said && !isNamed(change, subject));
  return (
    <>
      <p className="audit-sentence">
        {sentence.split(/(\{\w*\})/).map((part) => {
          if (part === '{}') return <Subject key={part} subject={subject} />;
          return part === '{origin}' ? origin && <Subject key={part} subject={origin} /> : part;
        })}
        {said?.before && said.after && (
          <>
            {' de '}
            <Value said={said.before} /> a <Value said={said.after} />
          </>
        )}
      </p>
      {listed.length > 0 && (
        <ul className="audit-changes">
          {listed.slice(0, mostShown).map((change) => (
            <Change key={change.label} change={change} />
          ))}
        </ul>
      )}
      {listed.length > mostShown && (
        <details>
          <summary>Y {moreText(listed.length - mostShown, 'dato más', 'datos más')}</summary>
          <ul className="audit-changes">
            {listed.slice(mostShown).map((change) => (
              <Change key={change.label} change={change} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** How many are read at a glance; the others open. */
const mostShown = 3;

const moreText = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

const isNamed = ({ place, after }: FieldChange, { name }: AuditSubject): boolean =>
  place === 'name' && typeof after === 'string' && name !== null && name.includes(after);

const Change = ({ change: { label, before, after } }: { change: FieldChange }) => (
  <li>
    {label}:{' '}
    {before !== null && (
      <>
        <Value said={before} />
        {after !== null && (
          <>
            {' '}
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">pasó a</span>{' '}
          </>
        )}
      </>
    )}
    {after !== null && <Value said={after} isNow />}
  </li>
);

function Value({ said, isNow = false }: { said: NonNullable<Said>; isNow?: boolean }) {
  if (typeof said === 'string') return isNow ? <b>{said}</b> : said;
  const rest = said.slice(mostShown);
  return (
    <>
      <b>{said.slice(0, mostShown).join(', ')}</b>
      {rest.length > 0 && (
        <details>
          <summary>y {rest.length} más</summary>
          {rest.join(', ')}
        </details>
      )}
    </>
  );
}

/** Leads to all that was done to it. */
const Only = ({ subject: { kind, id, name } }: { subject: AuditSubject }) =>
  id !== null && (
    <Link to={auditPath({ subject: { kind, id } })}>
      Ver solo esto
      <span className="visually-hidden">: {name ?? 'lo que ya no está'}</span>
    </Link>
  );
