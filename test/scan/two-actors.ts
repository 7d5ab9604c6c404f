import { pageAddresses } from '#test/browser/addresses.ts';
import type { Tally } from './tally.ts';
import { send, type Target } from './target.ts';

const secret = 'Páramo';

/** What is Ana's, asked for and changed by Luis and by nobody: pages, their data, forms, files and uploads. */
export async function tryTwoActors(tally: Tally, target: Target): Promise<void> {
  const { ana, luis } = target;
  const others = { luis: { cookie: luis.cookie }, nobody: {} };
  const own = (path: string) => path.includes(ana.projectId);
  const addresses = pageAddresses({ projectId: ana.projectId }).filter(own);
  const changes: [string, Record<string, string>][] = [
    [`/dashboard/proyectos/${ana.projectId}`, { intent: 'delete', title: secret }],
    [`/dashboard/proyectos/${ana.projectId}`, { intent: 'retry', job: ana.projectId }],
    [
      `/dashboard/proyectos/${ana.projectId}/editar`,
      { title: 'Robado', artist_name: 'X', genre: 'rock', revision: '0' },
    ],
    ['/dashboard/proyectos/papelera', { intent: 'restore', project: ana.projectId }],
    [
      `/dashboard/new-project?borrador=${ana.projectId}`,
      { intent: 'save', title: 'Robado', artist_name: 'X', genre: 'rock', revision: '0' },
    ],
    [`/dashboard/new-project?borrador=${ana.projectId}`, { intent: 'create' }],
  ];
  for (const [who, headers] of Object.entries(others)) {
    for (const address of addresses) {
      for (const path of [address, `${address}.data`]) {
        const seen = await send(target, path, { headers });
        tally.check(`${who} reads ${path}`, !seen.body.includes(secret), seen.status);
      }
    }
    for (const [path, form] of changes) {
      await send(target, path, { headers, form });
      const page = await send(target, `/dashboard/proyectos/${ana.projectId}`, {
        headers: { cookie: ana.cookie },
      });
      tally.check(
        `${who} changes ${path} ${form.intent ?? ''}`,
        page.status === 200 && page.body.includes(secret),
        page.status,
      );
    }
    const created = await createUpload(target, ana.cookie, ana.projectId);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headersOfUpload = {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      };
      const seen = await send(target, created, {
        method,
        headers: headersOfUpload,
        ...(method === 'PATCH' && { body: 'x' }),
      });
      tally.check(
        `${who} ${method} an upload`,
        seen.status >= 400 && seen.status < 500,
        seen.status,
      );
    }
    const begun = await send(target, '/uploads', uploadOf(ana.projectId, headers));
    tally.check(
      `${who} uploads to another’s project`,
      begun.status >= 400 && begun.status < 500,
      begun.status,
    );
    const copy = await send(target, '/dashboard/ajustes/exportar', { headers });
    tally.check(`${who} gets the copy of another`, !copy.body.includes(ana.email), copy.status);
  }
}

const uploadOf = (projectId: string, headers: Record<string, string>) => ({
  method: 'POST',
  headers: {
    ...headers,
    'tus-resumable': '1.0.0',
    'upload-length': '100',
    'upload-metadata': Object.entries({
      projectId,
      kind: 'audio',
      filetype: 'audio/wav',
      rights: 'declared',
    })
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  },
});

async function createUpload(target: Target, cookie: string, song: string): Promise<string> {
  const draft = await send(target, '/dashboard/new-project', {
    headers: { cookie },
    form: {
      intent: 'save',
      revision: '0',
      title: `Otra de ${song}`,
      artist_name: 'Ana',
      genre: 'rock',
    },
  });
  const projectId =
    new URL(draft.headers.get('location') ?? '', target.origin).searchParams.get('borrador') ?? '';
  const created = await send(target, '/uploads', uploadOf(projectId, { cookie }));
  return created.headers.get('location') ?? '';
}
