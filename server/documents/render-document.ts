import { resolve } from 'node:path';
import { limitConcurrency } from '../media/concurrency-limit.ts';
import { type Limits, startLimited, untilStopped } from '../media/run-limited.ts';
import type { Order } from './child/compile.ts';
import { cleanData } from './clean-data.ts';
import type { DocumentData, Template } from './document-data.ts';
import { provideFonts } from './provide-fonts.ts';

/** Run from their sources, whether the server around them was bundled or not: all our processes start in the root. */
const childProgram = resolve('server/documents/child/compile.ts');
const templates = resolve('server/documents/templates');

/** A document of ten pages takes half a second, most of it the start of the process. */
const usualLimits: Limits = {
  timeoutMs: 30_000,
  cpuSeconds: 15,
  memoryBytes: 1024 ** 3,
  fileBytes: 0,
};

/** Each takes a processor and some hundred megabytes. */
const inTurn = limitConcurrency(2);

/**
 * Sets a document: a tagged PDF (PDF/UA-1). Its data is text and never markup, whatever is in it, and it is set by a process that is limited in time and memory.
 */
export async function renderDocument<T extends Template>(
  template: T,
  data: DocumentData[T],
  limits: Limits = usualLimits,
): Promise<Uint8Array> {
  const { folder: fonts, characters } = await provideFonts();
  const order: Order = { template, data: cleanData(data, characters), templates, fonts };
  return inTurn(() => compile(order, limits));
}

async function compile(order: Order, limits: Limits): Promise<Uint8Array> {
  limits.signal?.throwIfAborted();
  const program = startLimited([process.execPath, childProgram], limits);
  const chunks: Buffer[] = [];
  program.child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A program that was killed reads no further; how it ended says why.
  program.child.stdin.on('error', () => {});
  program.child.stdin.write(`${JSON.stringify(order)}\n`);
  await untilStopped(program.ended, limits, program.kill);
  return Buffer.concat(chunks);
}
