// Hears, decodes and measures a voice, apart from the page. The policy of this file lets it ask nobody for anything.
import { analyseTake, type Take } from '#packages/vocal/src/index.ts';
import type { Asked, Told } from './messages.ts';
import { decodeAudio, openAudio, type OpenedAudio } from './read-audio.ts';
import { createRecorder } from './recorder.ts';

/** Of a worker; the types of a page know none. */
declare const self: {
  postMessage: (told: Told, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<Asked>) => void) => void;
};

/** Decoding is so much of the work, where it is done here. */
const shareOfDecoding = 0.25;

let opened: OpenedAudio | null = null;
let recorder: ReturnType<typeof createRecorder> | null = null;

const tell = (told: Told) => self.postMessage(told, []);

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // What is thrown here reaches the page as an error of the worker.
  respond(data).catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
});

async function respond(asked: Asked): Promise<void> {
  switch (asked.kind) {
    case 'open': {
      const found = await openAudio(asked.file);
      if (typeof found === 'string') return tell({ kind: 'unreadable', why: found });
      opened = found;
      return tell({ kind: 'opened', seconds: found.seconds });
    }
    case 'record': {
      const current = createRecorder(asked.rate, asked);
      recorder = current;
      asked.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
        if (recorder === current) tell({ kind: 'heard', ...current.hear(data) });
      });
      asked.port.start();
      return;
    }
    case 'stop': {
      const ended = recorder;
      recorder = null;
      return tell({ kind: 'recorded', ...(ended?.finish() ?? { file: new Blob(), seconds: 0 }) });
    }
    case 'analyse':
      return opened ? analyseFile(opened, asked) : undefined;
    case 'decoded':
      return measure(asked, { from: 0, isCut: false });
  }
}

async function analyseFile(
  audio: OpenedAudio,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const read = decodeAudio(audio, { from, to }, (share) =>
    tell({ kind: 'progress', share: shareOfDecoding * share }),
  );
  const decoded = await read.catch(() => 'undecodable' as const);
  if (decoded === 'undecodable') return tell({ kind: 'unreadable', why: decoded });
  if (decoded === null) return tell({ kind: 'undecodable-here' });
  measure(decoded, { from: shareOfDecoding, isCut: decoded.isCut });
}

function measure(take: Take, { from, isCut }: { from: number; isCut: boolean }): void {
  const analysis = analyseTake(take, (share) =>
    tell({ kind: 'progress', share: from + (1 - from) * share }),
  );
  tell({ kind: 'analysed', analysis, isCut });
}
