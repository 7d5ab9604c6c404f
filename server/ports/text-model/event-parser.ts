import { ModelError } from '../model-server/model-error.ts';

/**
 * Reads server-sent events (HTML Living Standard, 9.2.6) from their bytes, however those are cut: in a letter, between CR and LF,
 * or after each byte. `push` gives the data of the events that are whole by then. It remembers a line and an event, neither
 * longer than `longest` UTF-16 units: it throws a `ModelError` that is `oversized` where one is.
 */
export class EventParser {
  readonly #longest: number;
  readonly #decoder = new TextDecoder();
  /** Of a line that is not whole. */
  #line = '';
  /** Of an event that is not whole; null where it has none. */
  #data: string | null = null;
  /** A line feed that comes next ends the line that a carriage return has ended. */
  #isAfterReturn = false;

  constructor(longest: number) {
    this.#longest = longest;
  }

  push(bytes: Uint8Array): string[] {
    let text = this.#decoder.decode(bytes, { stream: true });
    if (text === '') return [];
    if (this.#isAfterReturn && text.startsWith('\n')) text = text.slice(1);
    this.#isAfterReturn = text === '' ? false : text.endsWith('\r');
    const [first = '', ...others] = text.split(/\r\n|[\r\n]/);
    const events: string[] = [];
    this.#extend(first);
    for (const piece of others) {
      const event = this.#takeLine();
      if (event !== null) events.push(event);
      this.#extend(piece);
    }
    return events;
  }

  #extend(piece: string): void {
    if (this.#line.length + piece.length > this.#longest) throw new ModelError('oversized');
    this.#line += piece;
  }

  /** The data of the event that this line ends, if it ends one. */
  #takeLine(): string | null {
    const line = this.#line;
    this.#line = '';
    if (line === '') {
      const data = this.#data;
      this.#data = null;
      return data;
    }
    const [, field, value = ''] = /^([^:]*)(?::[ ]?(.*))?$/su.exec(line) ?? [];
    // A comment has no field; of the others nothing is asked here.
    if (field !== 'data') return null;
    if ((this.#data?.length ?? 0) + value.length > this.#longest) throw new ModelError('oversized');
    this.#data = this.#data === null ? value : `${this.#data}\n${value}`;
    return null;
  }
}
