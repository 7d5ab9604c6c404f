import { malformedFiles } from '#test/media/malformed.ts';
import type { Tally } from './tally.ts';
import { send, type Target } from './target.ts';

const fields = {
  name: 'Ana',
  phone: '',
  service: 'video',
  message: 'Va mi demo',
  consent: 'on',
  website: '',
};

/** Damaged and disguised files as anonymous demos, each from an address of its own. */
export async function tryNastyFiles(tally: Tally, target: Target): Promise<void> {
  let number = 0;
  for await (const { name, bytes, claimedType, verdict } of malformedFiles()) {
    number += 1;
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...fields, email: `demo${number}@ejemplo.co` }))
      form.set(field, value);
    form.set('demo', new File([new Uint8Array(bytes)], `${name}.mp3`, { type: claimedType }));
    const { status } = await send(target, '/contact', { method: 'POST', body: form });
    tally.noError(`demo ${name}`, status);
    if (verdict === 'refuse') tally.check(`demo ${name} is refused`, status >= 400, status);
  }
}
