import { resolve } from 'node:path';
import { z } from 'zod';
import { decoders, type Preview, type PreviewEngine } from './preview-engine.ts';
import { runLimited } from './run-limited.ts';

/** Run from its source, whether the server around it was bundled or not: all our processes start in the project root. */
const childProgram = resolve('server/media/child/preview.ts');

const answerSchema: z.ZodType<Preview> = z.object({
  durationSeconds: z.number(),
  peaks: z.array(z.number()),
});

/** The FFmpeg libraries that come with the npm package node-av, in a Node process of their own. */
export const previewWithNodeAv: PreviewEngine = async ({ input, output, container }, limits) => {
  const { demuxer, codecs } = decoders[container];
  const node = [process.execPath, '--max-old-space-size=128', childProgram];
  let result = '';
  await runLimited([...node, input, output, demuxer, codecs], limits, (chunk) => {
    result += chunk.toString();
  });
  return answerSchema.parse(JSON.parse(result));
};
