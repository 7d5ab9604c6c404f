import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

/** The files of an archive by their names, each checked against its CRC-32. */
export async function readZip(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(archive), { checkSignature: true });
  const files = new Map<string, Buffer>();
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  await reader.close();
  return files;
}
