// A program of its own: writes the body of a POST to the file that its first argument names, as it comes, and
// answers when the bytes are on stable storage. Tells its parent the port; ends with it.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [file = ''] = process.argv.slice(2);

const server = createServer((request, response) => {
  const stored = pipeline(request, createWriteStream(file, { flush: true }));
  void stored.then(() => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
