// Writes the body of a POST to the file that the first argument names, as it comes, and answers when the bytes are on
// stable storage.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { serveBare } from './bare.ts';

const [, , file = ''] = process.argv;

serveBare((request, response) => {
  const stored = pipeline(request, createWriteStream(file, { flush: true }));
  void stored.then(() => response.writeHead(204).end());
});
