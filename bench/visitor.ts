import { createHash } from 'node:crypto';
import { Upload } from 'tus-js-client';
import { demoLogin } from '#test/browser/sign-in.ts';
import type { Product } from './product.ts';

const newProject = '/dashboard/new-project';

/** A signed-in person who talks to the product as a browser does. */
export type Visitor = {
  cookie: string;
  /** Step 1 of the wizard. Resolves with the draft's id once the server has acknowledged it. */
  saveDraft(fields: Record<string, string>): Promise<string>;
  /** Sends a file to a draft with tus, chunk after chunk, until the server says that it is stored. */
  upload(projectId: string, kind: 'audio' | 'cover', type: string, bytes: Buffer): Promise<void>;
  /** The last step: hands the draft over to the background job. */
  publish(projectId: string): Promise<void>;
};

export const signIn = (product: Product, email = 'artista@demo.example'): Promise<Visitor> =>
  signInAs(product, demoLogin(product.output(), email));

/** Whoever has an account there. */
export async function signInAs(
  { origin }: Product,
  login: { email: string; password: string },
): Promise<Visitor> {
  const signedIn = await submit(origin, '/auth', '', { ...login, intent: 'signin' });
  // The mark of a session is one of them: without it a page that visitors have stays theirs.
  const pairs = signedIn.headers.getSetCookie().map((text) => text.split(';', 1)[0] ?? '');
  if (!pairs.some((pair) => pair.includes('session_token')))
    throw new Error(`Nobody was signed in: ${signedIn.status}`);
  const session = pairs.join('; ');

  return {
    cookie: session,
    async saveDraft(fields) {
      const saved = await submit(origin, newProject, session, fields);
      const address = new URL(saved.headers.get('location') ?? '/', origin);
      const id = address.searchParams.get('borrador');
      if (!id) throw new Error(`The draft was not saved: ${saved.status}`);
      return id;
    },
    upload: (projectId, kind, filetype, bytes) =>
      new Promise((onSuccess, onError) => {
        new Upload(bytes, {
          endpoint: `${origin}/uploads`,
          headers: { cookie: session },
          metadata: { projectId, kind, filetype, rights: 'declared', sha256: digestOf(bytes) },
          retryDelays: null,
          onSuccess: () => onSuccess(),
          onError,
        }).start();
      }),
    async publish(projectId) {
      await submit(origin, `${newProject}?borrador=${projectId}`, session, { intent: 'create' });
    },
  };
}

/** Taken once a file, as a browser does before it sends the first byte. */
const digests = new WeakMap<Buffer, string>();

function digestOf(bytes: Buffer): string {
  const digest = digests.get(bytes) ?? createHash('sha256').update(bytes).digest('hex');
  digests.set(bytes, digest);
  return digest;
}

async function submit(
  origin: string,
  path: string,
  cookie: string,
  fields: Record<string, string>,
): Promise<Response> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}`);
  return response;
}
