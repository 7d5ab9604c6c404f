import { resolve } from 'node:path';
import { z } from 'zod';
import { decoders, type PreviewEngine, type PreviewResult } from './preview-engine.ts';
import { ProgramFailed, ProgramKilled, runLimited } from './run-limited.ts';

/** The `ffmpeg` on PATH, and a Node process that measures what it decodes. */
export const previewWithFfmpeg = engineOf('preview-with-ffmpeg.ts');

/** The FFmpeg libraries that come with the npm package node-av, in a Node process of their own. */
export const previewWithNodeAv = engineOf('preview-with-node-av.ts');

const resultSchema: z.ZodType<PreviewResult> = z.union([
  z.object({
    preview: z.object({ durationSeconds: z.number(), peaks: z.array(z.number()) }),
  }),
  z.object({ failed: z.string() }),
  z.object({ killedBy: z.custom<NodeJS.Signals>() }),
]);

/**
 * Run from its source, whether the server around it was bundled or not: all our processes start in the project root. Only
 * what the program says of the file is a `ProgramFailed`: when it cannot even say so, the machine is at fault.
 */
function engineOf(program: string): PreviewEngine {
  const node = [
    process.execPath,
    '--max-old-space-size=128',
    resolve('server/media/child', program),
  ];
  return async ({ input, output, container }, limits) => {
    const { demuxer, codecs } = decoders[container];
    let said = '';
    await runLimited([...node, input, output, demuxer, codecs], limits, (chunk) => {
      said += chunk.toString();
    }).catch((cause: unknown) => {
      throw cause instanceof ProgramFailed ? new Error(`${program} failed`, { cause }) : cause;
    });
    const result = resultSchema.parse(JSON.parse(said));
    if ('failed' in result) throw new ProgramFailed(result.failed);
    if ('killedBy' in result)
      throw new ProgramKilled(`ffmpeg was killed by ${result.killedBy}`, result.killedBy);
    return result.preview;
  };
}
