// Answers everything with the bytes and headers of the file that the first argument names, from memory.
import { readFileSync } from 'node:fs';
import { serveBare } from './bare.ts';

const [, , file = ''] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

serveBare((_request, response) => {
  response.writeHead(200, headers).end(bytes);
});
