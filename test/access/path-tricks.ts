/** Ways around an address, as `[what it tries, the target of the request]`. `own` is the folder of who tries. */
export function pathTricks(bucket: string, path: string, own: string): [string, string][] {
  const [folder = '', ...rest] = path.split('/');
  const inside = rest.join('/');
  const encode = (text: string) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return [
    ['dots after one’s own folder', `/archivos/${bucket}/${own}/../${path}`],
    ['encoded dots', `/archivos/${bucket}/${own}/%2e%2e/${path}`],
    ['mixed dots', `/archivos/${bucket}/${own}/.%2E/${path}`],
    ['encoded dots and slashes', `/archivos/${bucket}/${own}%2f%2e%2e%2f${path}`],
    ['dots encoded twice', `/archivos/${bucket}/${own}/%252e%252e/${path}`],
    ['slashes encoded twice', `/archivos/${bucket}/${own}%252f..%252f${path}`],
    ['overlong dots', `/archivos/${bucket}/${own}/%c0%ae%c0%ae/${path}`],
    ['wide dots', `/archivos/${bucket}/${own}/%ef%bc%8e%ef%bc%8e/${path}`],
    ['backslashes', `/archivos/${bucket}/${own}\\..\\${path}`],
    ['encoded backslashes', `/archivos/${bucket}/${own}%5c..%5c${path}`],
    ['dots with a parameter', `/archivos/${bucket}/${own}/..;/${path}`],
    ['encoded slashes', `/archivos/${bucket}/${path.replaceAll('/', '%2f')}`],
    ['every byte encoded', `/archivos/${bucket}/${encode(path)}`],
    ['the folder encoded', `/archivos/${bucket}/${encode(folder)}/${inside}`],
    ['two slashes', `/archivos/${bucket}//${path}`],
    ['two slashes in front', `//archivos/${bucket}/${path}`],
    ['a dot', `/archivos/${bucket}/./${path}`],
    ['a slash at the end', `/archivos/${bucket}/${path}/`],
    ['a dot at the end', `/archivos/${bucket}/${path}.`],
    ['a space at the end', `/archivos/${bucket}/${path}%20`],
    ['an encoded zero', `/archivos/${bucket}/${path}%00`],
    ['an encoded zero and an extension', `/archivos/${bucket}/${path}%00.webp`],
    ['a zero', `/archivos/${bucket}/${path}\0`],
    ['a zero after one’s own folder', `/archivos/${bucket}/${own}%00/../${path}`],
    ['a line break', `/archivos/${bucket}/${own}%0d%0a/../${path}`],
    ['upper case bucket', `/archivos/${bucket.toUpperCase()}/${path}`],
    ['upper case folder', `/archivos/${bucket}/${folder.toUpperCase()}/${inside}`],
    ['upper case address', `/ARCHIVOS/${bucket}/${path}`],
    ['the public bucket and dots', `/archivos/cover-images/../${bucket}/${path}`],
    ['the public bucket and encoded dots', `/archivos/cover-images/%2e%2e/${bucket}/${path}`],
    ['the public bucket and encoded slashes', `/archivos/cover-images/..%2f${bucket}%2f${path}`],
    ['the public bucket alone', `/archivos/cover-images/${path}`],
    ['no bucket', `/archivos/${path}`],
    ['no folder', `/archivos/${bucket}/${inside}`],
    ['the folder alone', `/archivos/${bucket}/${folder}/`],
    ['the bucket alone', `/archivos/${bucket}/`],
    ['another file of the server', `/archivos/${bucket}/${own}/../../../secrets.json`],
    ['the same, encoded', `/archivos/cover-images/..%2f..%2fsecrets.json`],
    ['a file of the machine', `/archivos/cover-images/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd`],
    ['a question', `/archivos/${bucket}/${path}?user=${own}&token=x`],
    ['a fragment', `/archivos/${bucket}/${path}#${own}`],
    ['a whole address', `http://localhost/archivos/${bucket}/${path}`],
    ['a host of its own', `http://${own}@localhost/archivos/${bucket}/${path}`],
  ];
}

/** Headers that some servers believe. */
export const headerTricks = (bucket: string, path: string): Record<string, string>[] => [
  { range: 'bytes=0-3' },
  { range: 'bytes=-4' },
  { range: 'bytes=0-0,2-3' },
  { range: 'bytes=0-99999999' },
  { 'if-range': '"x"', range: 'bytes=0-3' },
  { 'if-none-match': '*' },
  { 'x-original-url': `/archivos/${bucket}/${path}` },
  { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-user': path.split('/', 1)[0] ?? '' },
  { authorization: `Bearer ${path.split('/', 1)[0]}` },
  { cookie: `estudio2600.session_token=${path.split('/', 1)[0]}` },
];
