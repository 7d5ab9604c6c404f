import { rhymeLetters, sectionNames } from '#packages/lyrics/src/index.ts';
import { Button } from '#app/ui/button.tsx';
import type { Reworked } from '#server/services/lyrics/rework-lyrics.ts';
import type { ReworkAsked } from './ask-rework.ts';
import {
  type EditedLine,
  type EditedSection,
  type EditedSong,
  withKind,
  withLine,
  withMoved,
  withoutSection,
  withSection,
} from './edited-song.ts';
import { SectionTools } from './section-tools.tsx';
import type { CountOf } from './use-line-counts.ts';
import { Verse, type VerseActions } from './verse.tsx';
import { VerseTools } from './verse-tools.tsx';

export type SongActions = VerseActions & {
  /** `about` makes one step of changes alike; `cursor` says in which verse somebody goes on. */
  change: (
    about: string | null,
    change: (song: EditedSong) => EditedSong,
    cursor?: (after: EditedSong, before: EditedSong) => number | null,
  ) => void;
};

/** How the song looks as it stands. */
export type SongView = {
  countOf: CountOf;
  places: ReadonlyMap<number, number>;
  repeated: ReadonlyMap<number, number>;
  /** The verse where the cursor was last. */
  active: number | null;
  /** What the song is about. */
  theme: string;
};

/** A part of a song: its stanzas, or that it is said again. */
export function Section(props: {
  song: EditedSong;
  section: EditedSection;
  at: number;
  view: SongView;
  actions: SongActions;
  ask: (asked: ReworkAsked) => Promise<Reworked | null>;
  rewrite: (stanza: readonly EditedLine[]) => void;
}) {
  const { song, section, at, view, actions, ask, rewrite } = props;
  const { key, kind, again, stanzas } = section;
  const name = sectionNames[kind];
  return (
    <section className="song-section">
      <div className="song-section-head">
        <h2>{name}</h2>
        <SectionTools
          {...{ kind, name }}
          isFirst={at === 0}
          isLast={at === song.sections.length - 1}
          change={(other) => actions.change(null, (before) => withKind(before, key, other))}
          move={(by) => actions.change(null, (before) => withMoved(before, key, by))}
          repeat={() => actions.change(null, (before) => withSection(before, kind, again ?? key))}
          remove={() => actions.change(null, (before) => withoutSection(before, key))}
        />
      </div>
      {again !== null && <p className="song-again">Se repite.</p>}
      <div className="song-stanzas">
        {stanzas.map((lines, nth) => (
          <Stanza
            key={lines[0]?.key ?? nth}
            {...{ lines, view, actions, ask }}
            rewrite={() => rewrite(lines)}
          />
        ))}
      </div>
    </section>
  );
}

function Stanza(props: {
  lines: readonly EditedLine[];
  view: SongView;
  actions: SongActions;
  ask: (asked: ReworkAsked) => Promise<Reworked | null>;
  rewrite: () => void;
}) {
  const { lines, view, actions, ask, rewrite } = props;
  const counts = lines.map(({ text, metre }) => view.countOf(text, metre));
  const letters = rhymeLetters(counts);
  return (
    <div className="song-stanza">
      <ol>
        {lines.map((line, at) => {
          const { key, isLocked } = line;
          const place = view.places.get(key) ?? 0;
          return (
            <li key={key}>
              <Verse
                {...{ line, place, actions }}
                count={counts[at] ?? null}
                rhyme={letters[at] ?? null}
                repeats={view.repeated.get(key) ?? null}
              />
              {view.active === key && (
                <VerseTools
                  {...{ line, place }}
                  ask={(asked) => ask({ ...asked, at: place })}
                  choose={(change) =>
                    actions.change(
                      null,
                      (before) => withLine(before, key, change),
                      () => key,
                    )
                  }
                  lock={() =>
                    actions.change(null, (before) => withLine(before, key, { isLocked: !isLocked }))
                  }
                  remove={() => actions.remove(key)}
                  before={lines[at - 1]?.text ?? ''}
                  theme={view.theme}
                />
              )}
            </li>
          );
        })}
      </ol>
      <div className="song-stanza-tools needs-script">
        <Button small look="quiet" onClick={rewrite}>
          Otra versión de esta estrofa
        </Button>
      </div>
    </div>
  );
}
