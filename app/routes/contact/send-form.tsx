import type { ErrorResponse } from 'react-router';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { speedometer } from '../dashboard/upload/speedometer.ts';
import { uploadAccept } from './answer-upload.ts';
import { showSending } from './sending.ts';
import { SendingProgress } from './sending-progress.tsx';

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
  const show = (sent: number, speed: number) =>
    showSending(<SendingProgress {...{ name, total, sent, speed, cancel }} />);
  show(0, 0);
  signal.addEventListener('abort', cancel);
  try {
    return await new Promise<Answer | null>((resolve, reject) => {
      // The words of the form travel too: the file is nearly all of it.
      request.upload.addEventListener('progress', ({ loaded }) => {
        const sent = Math.min(loaded, total);
        show(sent, measure(sent));
      });
      request.addEventListener('abort', () => resolve(null));
      request.addEventListener('error', () => reject(new TypeError('No answer')));
      request.addEventListener('load', () => {
        const answer = request.response as Answer | object | null;
        if (!answer) reject(new TypeError(`No answer that we know: ${request.status}`));
        else if ('outcome' in answer || 'location' in answer) resolve(answer);
        else reject(refusal(request.status, answer));
      });
      request.open('POST', location.pathname);
      request.setRequestHeader('accept', uploadAccept);
      request.responseType = 'json';
      request.send(form);
    });
  } finally {
    signal.removeEventListener('abort', cancel);
    showSending(null);
  }
}

/** What the server said before the page's own action began, as the router says it: `keepForm` tells it in the form. */
const refusal = (status: number, data: object): ErrorResponse & { internal: boolean } => ({
  status,
  statusText: '',
  internal: false,
  data,
});
