import { z } from 'zod';
import { ModelError } from '../model-server/model-error.ts';
import { type Deadlines, type ModelServer, postToModel } from '../model-server/post-to-model.ts';
import { EventParser } from './event-parser.ts';
import type { Prompt, TextModel } from './text-model.ts';

export type ChatCompletionsOptions = ModelServer & {
  deadlines?: Deadlines;
  /** Bytes of a response, as they are decompressed, and UTF-16 units of a line and of a text. */
  most?: Most;
};

type Most = { bytes: number; line: number; text: number };

/** Somebody waits for the text. */
const usualDeadlines = { idle: 10_000, total: 20_000 };

/** Much more than a song: each few letters come with their names and numbers. */
const usualMost = { bytes: 2 ** 21, line: 2 ** 16, text: 20_000 };

/**
 * A model behind an API of «chat completions», as OpenAI has defined it and many servers speak it: the text comes as events, and
 * no more is asked than what all of them know.
 */
export function createChatCompletions({
  deadlines = usualDeadlines,
  most = usualMost,
  ...server
}: ChatCompletionsOptions): TextModel {
  return {
    name: server.name,
    draft: (prompt, { signal }) =>
      postToModel(
        server,
        {
          ...{ path: '/chat/completions', accept: 'text/event-stream', signal, deadlines },
          body: { stream: true, messages: messagesOf(prompt) },
        },
        (response, moved) => readText(response, most, moved),
      ),
  };
}

const messagesOf = ({ system, user }: Prompt) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

async function readText(response: Response, most: Most, moved: () => void): Promise<string> {
  const { status, headers, body } = response;
  if (status !== 200) throw new ModelError('status', String(status));
  if (!/^text\/event-stream *(?:;|$)/i.test(headers.get('content-type') ?? ''))
    throw new ModelError('not-a-stream');
  const parser = new EventParser(most.line);
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    moved();
    bytes += chunk.byteLength;
    if (bytes > most.bytes) throw new ModelError('oversized');
    for (const data of parser.push(chunk)) {
      const { said, isLast } = readEvent(data);
      text += said;
      if (text.length > most.text) throw new ModelError('oversized');
      if (isLast && text.trim() === '') throw new ModelError('empty');
      if (isLast) return text;
    }
  }
  throw new ModelError('cut');
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
  if (error !== undefined && error !== null) throw new ModelError('failed');
  const [choice] = choices;
  if (choice?.finish_reason === 'content_filter') throw new ModelError('refused');
  return { said: choice?.delta?.content ?? '', isLast: Boolean(choice?.finish_reason) };
}

function parsed(data: string): z.infer<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(data));
  } catch {
    throw new ModelError('malformed');
  }
}
