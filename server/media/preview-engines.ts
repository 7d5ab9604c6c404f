import { resolve } from 'node:path';
import { z } from 'zod';
import { decoders, type Preview, type PreviewEngine } from './preview-engine.ts';
import { runLimited } from './run-limited.ts';

/** The `ffmpeg` on PATH, and a Node process that measures what it decodes. */
export const previewWithFfmpeg = engineOf('preview-with-ffmpeg.ts');

/** The FFmpeg libraries that come with the npm package node-av, in a Node process of their own. */
export const previewWithNodeAv = engineOf('preview-with-node-av.ts');

const answerSchema: z.ZodType<Preview> = z.object({
  durationSeconds: z.number(),
  peaks: z.array(z.number()),
});

/** Run from its source, whether the server around it was bundled or not: all our processes start in the project root. */
function engineOf(program: string): PreviewEngine {
  const node = [
    process.execPath,
    '--max-old-space-size=128',
    resolve('server/media/child', program),
  ];
  return async ({ input, output, container }, limits) => {
    const { demuxer, codecs } = decoders[container];
    let result = '';
    await runLimited([...node, input, output, demuxer, codecs], limits, (chunk) => {
      result += chunk.toString();
    });
    return answerSchema.parse(JSON.parse(result));
  };
}
