import { runLimited } from './run-limited.ts';

const limits = { timeoutMs: 5_000, cpuSeconds: 5, memoryBytes: 1024 ** 3, fileBytes: 0 };
let result: Promise<boolean> | undefined;

/** Whether there is an `ffmpeg` on PATH that can write MP3. Asked once per process. */
export function hasFfmpeg(): Promise<boolean> {
  result ??= listEncoders().then(
    (encoders) => / libmp3lame /.test(encoders),
    () => false,
  );
  return result;
}

async function listEncoders(): Promise<string> {
  let list = '';
  await runLimited(['ffmpeg', '-hide_banner', '-encoders'], limits, (chunk) => {
    list += chunk.toString();
  });
  return list;
}
