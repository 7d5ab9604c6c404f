import type { Outcome } from '#app/ui/outcome-form.tsx';
import { speedometer } from '../dashboard/upload/speedometer.ts';
import { uploadAccept } from './answer-upload.ts';
import { setSending } from './sending.ts';

type Answer = { outcome: Outcome } | { location: string };

/**
 * Posts the form of this page with its file, and tells how much of the file has gone. Null when the person has stopped
 * it; rejects when no answer came.
 */
export async function sendForm(
  form: FormData,
  { name, size: total }: File,
  signal: AbortSignal,
): Promise<Answer | null> {
  const request = new XMLHttpRequest();
  const measure = speedometer();
  const cancel = () => request.abort();
  setSending({ name, total, sent: 0, speed: 0, cancel });
  signal.addEventListener('abort', cancel);
  try {
    return await new Promise<Answer | null>((resolve, reject) => {
      // The words of the form travel too: the file is nearly all of it.
      request.upload.addEventListener('progress', ({ loaded }) => {
        const sent = Math.min(loaded, total);
        setSending({ name, total, sent, speed: measure(sent), cancel });
      });
      request.addEventListener('abort', () => resolve(null));
      request.addEventListener('error', () => reject(new TypeError('No answer')));
      request.addEventListener('load', () => {
        const answer = request.response as Answer | null;
        if (answer) resolve(answer);
        else reject(new TypeError(`No answer that we know: ${request.status}`));
      });
      request.open('POST', location.pathname);
      request.setRequestHeader('accept', uploadAccept);
      request.responseType = 'json';
      request.send(form);
    });
  } finally {
    signal.removeEventListener('abort', cancel);
    setSending(null);
  }
}
