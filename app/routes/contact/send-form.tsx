import type { ErrorResponse } from 'react-router';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { speedometer } from '../dashboard/upload/speedometer.ts';
import { uploadAccept } from './respond-to-upload.ts';
import { showSending } from './sending.ts';
import { SendingProgress } from './sending-progress.tsx';

type UploadResponse = { outcome: Outcome } | { location: string };

/**
 * Posts the form of this page with its file, and reports how much of the file was sent. Null when the person has stopped
 * it; rejects when no response came.
 */
export async function sendForm(
  form: FormData,
  { name, size: total }: File,
  signal: AbortSignal,
): Promise<UploadResponse | null> {
  const request = new XMLHttpRequest();
  const measure = speedometer();
  const cancel = () => request.abort();
  const show = (sent: number, speed: number) =>
    showSending(<SendingProgress {...{ name, total, sent, speed, cancel }} />);
  show(0, 0);
  signal.addEventListener('abort', cancel);
  try {
    return await new Promise<UploadResponse | null>((resolve, reject) => {
      // The words of the form travel too: the file is nearly all of it.
      request.upload.addEventListener('progress', ({ loaded }) => {
        const sent = Math.min(loaded, total);
        show(sent, measure(sent));
      });
      request.addEventListener('abort', () => resolve(null));
      request.addEventListener('error', () => reject(new TypeError('No response')));
      request.addEventListener('load', () => {
        const response = request.response as UploadResponse | object | null;
        if (!response) reject(new TypeError(`No response that we know: ${request.status}`));
        else if ('outcome' in response || 'location' in response) resolve(response);
        else reject(refusal(request.status, response));
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

/** What the server said before the page's own action began, as the router says it: `keepForm` shows it in the form. */
const refusal = (status: number, data: object): ErrorResponse & { internal: boolean } => ({
  status,
  statusText: '',
  internal: false,
  data,
});
