import { oneLine } from '#packages/one-line/src/index.ts';
import { type DraftedSection, readDraft } from './read-draft.ts';
import type { Song, SongLine, SongRequest, SongSection, SongStanza } from './song.ts';
import { isSpanishLine } from './spanish-line.ts';
import { hookPhrase } from './theme.ts';
import { capitalised } from './line-text.ts';
import { faultsOfStanza, saysTheme, verifySong } from './verify.ts';

/**
 * A song of ours in which those stanzas of a draft stand that keep what their place asks: metre, rhyme, Spanish, the theme where a
 * chorus says it, no line of before. The others stay ours, whole. `kept` counts those of the draft. Whatever the draft is, the song
 * passes `verifySong` as ours does.
 */
export function songFromDraft(
  own: Song,
  request: Pick<SongRequest, 'theme' | 'history'>,
  text: string,
): { song: Song; kept: number } {
  const drafted = readDraft(text, own.sections);
  const search = new StanzaSearch(own, request);
  const found = new Map<SongStanza, SongStanza>();
  for (const { section, stanza, candidates } of placesOf(own, drafted)) {
    const one = search.take(section, stanza, candidates);
    if (one) found.set(stanza, one);
  }
  leaveRefrain(own, found);
  const song = woven(own, found);
  return found.size === 0 || verifySong(song, request.theme).length > 0
    ? { song: own, kept: 0 }
    : { song, kept: found.size };
}

type Place = { section: SongSection; stanza: SongStanza; candidates: readonly string[][] };

/** The stanzas of a song that are its own, each with what the draft has for its section. */
function placesOf(own: Song, drafted: readonly DraftedSection[]): Place[] {
  let next = 0;
  return own.sections
    .filter(({ again }) => again === null)
    .flatMap((section) => {
      // The draft may say a chorus again, or have what nobody asked for.
      const at = drafted.findIndex(({ kind }, place) => place >= next && kind === section.kind);
      const blocks = at < 0 ? [] : (drafted[at]?.blocks ?? []);
      if (at >= 0) next = at + 1;
      return section.stanzas.map((stanza) => ({
        ...{ section, stanza },
        candidates: blocks.flatMap((block) => piecesOf(block, stanza.lines.length)),
      }));
    });
}

/** A block of twice as many lines as a stanza has is two of them. */
const piecesOf = (block: readonly string[], length: number): string[][] =>
  block.length % length === 0
    ? Array.from({ length: block.length / length }, (_, at) =>
        block.slice(at * length, (at + 1) * length),
      )
    : [];

class StanzaSearch {
  readonly #theme: string;
  readonly #phrase: string;
  /** The first stanza of a song without a chorus says the theme. */
  readonly #first: SongStanza | undefined;
  readonly #said: Set<string>;

  constructor(own: Song, { theme, history }: Pick<SongRequest, 'theme' | 'history'>) {
    this.#theme = theme;
    this.#phrase = hookPhrase(theme);
    this.#first = own.sections[0]?.stanzas[0];
    this.#said = new Set(history);
    for (const { stanzas } of own.sections)
      for (const { lines } of stanzas) for (const { text } of lines) this.#said.add(text);
  }

  /** The first of these that can stand in the place of a stanza of ours. */
  take(
    { kind }: SongSection,
    stanza: SongStanza,
    candidates: readonly string[][],
  ): SongStanza | null {
    const saysIt =
      kind === 'coro' || kind === 'A' || (kind === 'estrofa' && stanza === this.#first);
    for (const texts of candidates) {
      const lines = stanza.lines.map((line, at): SongLine => {
        const text = capitalised(oneLine(texts[at] ?? ''));
        return { ...line, text, image: null };
      });
      const isWhole =
        lines.every(({ text }) => isSpanishLine(text, this.#phrase)) &&
        (!saysIt || lines.some(({ text }) => saysTheme(text, this.#theme))) &&
        // The refrain of a song of the form AABA, its last two lines, comes again.
        (kind === 'A' ? lines.slice(0, -2) : lines).every(({ text }) => !this.#said.has(text)) &&
        new Set(lines.map(({ text }) => text)).size === lines.length &&
        faultsOfStanza({ ...stanza, lines }).length === 0;
      if (!isWhole) continue;
      for (const { text } of lines) this.#said.add(text);
      return { ...stanza, lines };
    }
    return null;
  }
}

/** Stanzas with a refrain are all of the draft and end in the same line, or all ours. */
function leaveRefrain(own: Song, found: Map<SongStanza, SongStanza>): void {
  const refrained = own.sections
    .filter(({ kind }) => kind === 'A')
    .flatMap(({ stanzas }) => stanzas);
  const ends = new Set(refrained.map((stanza) => found.get(stanza)?.lines.at(-1)?.text ?? null));
  if (ends.size === 1 && !ends.has(null)) return;
  for (const stanza of refrained) found.delete(stanza);
}

function woven(own: Song, found: ReadonlyMap<SongStanza, SongStanza>): Song {
  const sections: SongSection[] = [];
  for (const { stanzas, ...section } of own.sections) {
    const before = section.again === null ? undefined : sections[section.again];
    sections.push({
      ...section,
      stanzas: before?.stanzas ?? stanzas.map((stanza) => found.get(stanza) ?? stanza),
    });
  }
  return { ...own, sections };
}
