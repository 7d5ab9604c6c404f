import { z } from 'zod';
import { EventParser } from './event-parser.ts';
import { type Prompt, type TextModel, TextModelError } from './text-model.ts';

export type ChatCompletionsOptions = {
  /** Where the API begins, `/v1` included. */
  url: string;
  key: string;
  name: string;
  /** Milliseconds without a byte, and until the whole text is there. */
  deadlines?: { idle: number; total: number };
  /** Bytes of a response, as they are decompressed, and UTF-16 units of a line and of a text. */
  most?: { bytes: number; line: number; text: number };
};

/** Somebody waits for the text. */
const usualDeadlines = { idle: 10_000, total: 20_000 };

/** Much more than a song: each few letters come with their names and numbers. */
const usualMost = { bytes: 2 ** 21, line: 2 ** 16, text: 20_000 };

/**
 * A model behind an API of «chat completions», as OpenAI has defined it and many servers speak it: the text comes as events, and
 * no more is asked than what all of them know.
 */
export function createChatCompletions({
  url,
  key,
  name,
  deadlines = usualDeadlines,
  most = usualMost,
}: ChatCompletionsOptions): TextModel {
  const endpoint = `${url.replace(/\/$/, '')}/chat/completions`;
  return {
    name,
    async draft(prompt, { signal }) {
      const watch = startWatch(signal, deadlines);
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            accept: 'text/event-stream',
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ model: name, stream: true, messages: messagesOf(prompt) }),
          // Elsewhere neither the key nor what is asked has any business.
          redirect: 'error',
          signal: watch.signal,
        });
        return await readText(response, most, watch.moved);
      } catch (error) {
        throw error instanceof TextModelError ? error : watch.explain(error);
      } finally {
        // What is still on its way is not read any more.
        watch.stop();
      }
    },
  };
}

const messagesOf = ({ system, user }: Prompt) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

type Deadlines = NonNullable<ChatCompletionsOptions['deadlines']>;
type Most = NonNullable<ChatCompletionsOptions['most']>;

/** Ends a request when its time is over, or whoever asked is gone; and knows which it was. */
function startWatch(asked: AbortSignal, { idle, total }: Deadlines) {
  const silent = new AbortController();
  const over = new AbortController();
  const late = AbortSignal.timeout(total);
  const timer = setTimeout(() => silent.abort(), idle);
  return {
    signal: AbortSignal.any([asked, late, silent.signal, over.signal]),
    moved: () => void timer.refresh(),
    stop: () => {
      clearTimeout(timer);
      over.abort();
    },
    explain: (error: unknown): TextModelError => {
      if (asked.aborted) return new TextModelError('left');
      if (late.aborted) return new TextModelError('late');
      if (silent.signal.aborted) return new TextModelError('silent');
      return new TextModelError('unreachable', codeOf(error));
    },
  };
}

async function readText(response: Response, most: Most, moved: () => void): Promise<string> {
  const { status, headers, body } = response;
  if (status !== 200) throw new TextModelError('status', String(status));
  if (!/^text\/event-stream *(?:;|$)/i.test(headers.get('content-type') ?? ''))
    throw new TextModelError('not-a-stream');
  const parser = new EventParser(most.line);
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    moved();
    bytes += chunk.byteLength;
    if (bytes > most.bytes) throw new TextModelError('oversized');
    for (const data of parser.push(chunk)) {
      const { said, isLast } = readEvent(data);
      text += said;
      if (text.length > most.text) throw new TextModelError('oversized');
      if (isLast && text.trim() === '') throw new TextModelError('empty');
      if (isLast) return text;
    }
  }
  throw new TextModelError('cut');
}

const eventSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    // One that tells what it cost has none.
    .default([]),
  error: z.unknown().optional(),
});

/** What an event adds to the text, and whether it is the last one: some servers say `[DONE]`, some only why they are. */
function readEvent(data: string): { said: string; isLast: boolean } {
  if (data.trim() === '[DONE]') return { said: '', isLast: true };
  // A sign of life.
  if (data.trim() === '') return { said: '', isLast: false };
  const { choices, error } = parsed(data);
  if (error !== undefined && error !== null) throw new TextModelError('failed');
  const [choice] = choices;
  if (choice?.finish_reason === 'content_filter') throw new TextModelError('refused');
  return { said: choice?.delta?.content ?? '', isLast: Boolean(choice?.finish_reason) };
}

function parsed(data: string): z.infer<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(data));
  } catch {
    throw new TextModelError('malformed');
  }
}

/** Never the message of an error of `fetch`: that of a header that cannot be sent quotes the header, the key within. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return error.name;
}
