/**
 * A program: reads an order as a line of JSON, writes the document, and ends. What Typst complains of goes to the
 * standard error.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Data } from '../clean-data.ts';

export type Order = {
  template: string;
  data: Data;
  /** Where the templates are, and the fonts. */
  templates: string;
  fonts: string;
};

// Whoever started this program holds the other end of its input: when they are gone, nobody wants the result.
process.stdin.on('end', () => process.exit(1));

const [line] = (await once(createInterface({ input: process.stdin }), 'line')) as [string];
process.stdout.write(compile(JSON.parse(line) as Order), () => process.exit(0));

function compile({ template, data, templates, fonts }: Order): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: templates,
    fontArgs: [{ fontPaths: [fonts] }],
  });
  // A template reads it as a file that is not there: its words are never a part of the program.
  compiler.mapShadow(`${templates}/data.json`, Buffer.from(JSON.stringify(data)));
  const compiled = compiler.compile({ mainFilePath: `${templates}/${template}.typ` });
  if (!compiled.result) {
    compiled.printDiagnostics();
    throw new Error(`${template} was not set`);
  }
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
}
