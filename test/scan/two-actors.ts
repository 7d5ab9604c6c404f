import { setTimeout as sleep } from 'node:timers/promises';
import { pageAddresses } from '#test/browser/addresses.ts';
import { makeDraft, makeSong } from '#test/browser/artist.ts';
import { hollowFlac } from '#test/media/hollow-flac.ts';
import type { Tally } from './tally.ts';
import { send, type Target } from './target.ts';

const secret = 'Páramo';

/** What is Ana's, asked for and changed by Luis and by nobody: pages, their data, forms, files and uploads. */
export async function tryTwoActors(tally: Tally, target: Target): Promise<void> {
  const { ana, luis } = target;
  const others = { luis: { cookie: luis.cookie }, nobody: {} };
  const own = (path: string) => path.includes(ana.projectId);
  const addresses = pageAddresses({ projectId: ana.projectId }).filter(own);
  const changes = await changesOfAna(target);
  const isMade = async ({ seenOn, until }: Change) => {
    const { body } = await send(target, seenOn, { headers: { cookie: ana.cookie } });
    return !body.includes(until);
  };
  for (const [who, headers] of Object.entries(others)) {
    for (const address of addresses) {
      for (const path of [address, `${address}.data`]) {
        const seen = await send(target, path, { headers });
        tally.check(`${who} reads ${path}`, !seen.body.includes(secret), seen.status);
      }
    }
    for (const change of changes) {
      const { status } = await send(target, change.path, { headers, form: change.form });
      tally.check(`${who} makes the change «${change.name}»`, !(await isMade(change)), status);
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
  // What does nothing for its owner either would be refused to nobody.
  for (const change of changes) {
    const { path, form } = change;
    const { status } = await send(target, path, { headers: { cookie: ana.cookie }, form });
    tally.check(`Ana cannot make the change «${change.name}»`, await isMade(change), status);
  }
}

/** A form that changes something of Ana's, and what a page of hers says until it is changed. */
type Change = {
  name: string;
  path: string;
  form: Record<string, string>;
  seenOn: string;
  until: string;
};

/** Each of them about a project of its own. */
async function changesOfAna(target: Target): Promise<Change[]> {
  const { ana, origin } = target;
  const page = (id: string) => `/dashboard/proyectos/${id}`;
  const wizard = (id: string) => `/dashboard/new-project?borrador=${id}`;
  const bin = '/dashboard/proyectos/papelera';
  const fields = { title: 'Robado', artist_name: 'X', genre: 'rock', revision: '0' };

  const edited = await makeSong(origin, ana);
  const saved = await makeDraft(origin, ana);
  const created = await makeDraft(origin, ana);
  const binned = await makeSong(origin, ana);
  await send(target, page(binned), { headers: { cookie: ana.cookie }, form: { intent: 'delete' } });
  const failed = await makeSong(origin, ana, hollowFlac());
  const { job, story } = await failedJob(target, page(failed));
  return [
    {
      name: 'delete',
      path: page(ana.projectId),
      form: { intent: 'delete' },
      seenOn: page(ana.projectId),
      until: `<h1>${secret}</h1>`,
    },
    {
      name: 'retry',
      path: page(failed),
      form: { intent: 'retry', job },
      seenOn: page(failed),
      until: story,
    },
    {
      name: 'edit',
      path: `${page(edited)}/editar`,
      form: { ...fields, isrc: '', upc: '' },
      seenOn: page(edited),
      until: `<h1>${secret}</h1>`,
    },
    {
      name: 'restore',
      path: bin,
      form: { intent: 'restore', project: binned },
      seenOn: bin,
      until: `<input type="hidden" name="project" value="${binned}"/>`,
    },
    {
      name: 'save',
      path: wizard(saved),
      form: { ...fields, intent: 'save' },
      seenOn: `${wizard(saved)}&paso=1`,
      until: `value="${secret}"`,
    },
    {
      name: 'create',
      path: wizard(created),
      form: { intent: 'create' },
      seenOn: page(created),
      until: `href="${wizard(created)}"`,
    },
  ];
}

/** The number of the job that found no song in a file, and what its page says of this first try. */
async function failedJob(target: Target, path: string): Promise<{ job: string; story: string }> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { body } = await send(target, path, { headers: { cookie: target.ana.cookie } });
    const [story] = /<p>[^<]*<\/p><p class="song-failure">/.exec(body) ?? [];
    const [, job] = /name="job" value="([^"]+)"/.exec(body) ?? [];
    if (job && story) return { job, story };
    await sleep(200);
  }
  throw new Error(`No job of ${path} failed`);
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
