import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Context } from 'hono';
import { machinePaths } from '#content/machine-paths.ts';
import { AppError } from '#server/app-error.ts';
import type { SessionActor } from '#server/services/accounts/read-session.ts';
import { standingOf } from '#server/services/accounts/sessions.ts';
import type { AppServices } from '#server/services/app-services.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { inWordsWhenFull } from '#server/services/files/disk-space.ts';
import { terminateUpload } from '#server/services/uploads/terminate-upload.ts';
import { readableFileName } from '#server/services/uploads/file-name.ts';
import { finishUpload } from '#server/services/uploads/finish-upload.ts';
import { incomingFiles } from '#server/services/uploads/incoming-files.ts';
import { isUploadSettled, readUpload } from '#server/services/uploads/read-upload.ts';
import { startUpload } from '#server/services/uploads/start-upload.ts';
import { pauseUpload, renewReservation } from '#server/services/uploads/storage-quota.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import { writeChunk } from './write-chunk.ts';
import type { AppEnv } from './app-env.ts';
import { incomingMessage } from './incoming-message.ts';

/**
 * The tus 1.0 endpoint (https://tus.io/protocols/resumable-upload) of people's projects. `Upload-Metadata` names the
 * project (`projectId`), what the file is for (`kind`), its `filename` and claimed `filetype`, its `sha256` in hexadecimal, and for
 * audio the declaration of rights (`rights` is `declared`).
 */
export function createUploads(
  services: AppServices,
  origins: string[],
): (context: Context<AppEnv>) => Promise<Response> {
  const { locks } = services;
  const { folder } = services.uploads;
  const senders = new WeakMap<Request, SessionActor>();
  const localFile = (id: string) => join(folder, id);

  const store = new FileStore({ directory: folder });
  const deleteChunks = (id: string) =>
    Promise.all(incomingFiles(folder, id).map((file) => rm(file, { force: true })));

  const tus = new Server({
    path: machinePaths.uploads,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: origins,
    async onUploadCreate(request, upload) {
      const { kind, projectId, filename, filetype, sha256, rights } = upload.metadata ?? {};
      await startUpload(services, senderOf(request), {
        id: upload.id,
        kind: kind === 'cover' ? 'cover' : 'audio',
        projectId: toProjectId(projectId),
        fileName: readableFileName(filename),
        size: upload.size ?? 0,
        claimedType: filetype ?? '',
        sha256: sha256 && /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null,
        rightsDeclared: rights === 'declared',
      });
      return {};
    },
    onResponseError(_request, error) {
      // The library would send its message, with paths in it. Ours are told below, others logged and told by their id.
      if (error instanceof Error) throw error;
      return undefined;
    },
  });

  function senderOf(request: Request): SessionActor {
    const actor = senders.get(request);
    if (!actor) throw new AppError('auth.required');
    return actor;
  }

  async function finish(actor: SessionActor, id: string, sha256: string | null): Promise<void> {
    try {
      await finishUpload(services, actor, { id, localFile: localFile(id), sha256 });
    } catch (error) {
      throw inWordsWhenFull(error);
    } finally {
      // Stored or refused, the incoming copy has served; after an unexpected failure it stays for the next try.
      if (await isUploadSettled(services, actor, id)) await deleteChunks(id);
    }
  }

  /**
   * RFC: «The Server MUST always include the Upload-Offset header in the response for a HEAD request».
   * Answers for an upload whose bytes are all here, which tus itself no longer has (or has not finished, when
   * the server was killed in between).
   */
  async function answerComplete(actor: SessionActor, id: string): Promise<Response | null> {
    const { size, finished } = await readUpload(services, actor, id);
    if (!finished) {
      const arrived = await store.getUpload(id).then(
        (upload) => upload.offset,
        () => 0,
      );
      if (arrived < size) return null;
      await locks.run(id, async () => {
        await renewReservation(services, actor, { id, arrived });
        await finish(actor, id, null);
      });
    }
    return tusResponse(200, { 'upload-offset': String(size), 'upload-length': String(size) });
  }

  /** tus termination: https://tus.io/protocols/resumable-upload#termination */
  async function terminate(request: Request, actor: SessionActor, id: string): Promise<Response> {
    const response = await tus.handleWeb(request);
    if (response.ok) await terminateUpload(services, actor, id);
    return response;
  }

  /** tus PATCH (https://tus.io/protocols/resumable-upload#patch): the bytes go from the socket to the file. */
  async function receive(
    context: Context<AppEnv>,
    actor: SessionActor,
    { id, size }: { id: string; size: number },
  ): Promise<Response> {
    const { req } = context;
    const length = Number(req.header('content-length') ?? Number.NaN);
    const offset = Number(req.header('upload-offset') ?? Number.NaN);
    if (req.header('tus-resumable') !== tusVersion) return tusResponse(412);
    if (req.header('content-type') !== 'application/offset+octet-stream') return tusResponse(415);
    if (!Number.isSafeInteger(length)) return tusResponse(411);
    return locks.run(id, async (signal) => {
      const { offset: arrived } = await store.getUpload(id);
      // «If the offsets do not match, the Server MUST respond with the 409 Conflict status».
      if (offset !== arrived) return tusResponse(409);
      if (length > size - arrived) return tusResponse(413);
      await renewReservation(services, actor, { id, arrived });
      // The connection's own stream: a web stream around it would copy every byte.
      const body = incomingMessage(context) ?? Readable.from(Buffer.from(await req.arrayBuffer()));
      // Of a file that comes in one request; what came in several is read again when it is whole.
      const digest = length === size ? createHash('sha256') : null;
      try {
        const written = await writeChunk(body, { file: localFile(id), offset, digest, signal });
        // It took minutes, in which the account may have been closed. What arrived stays for when it opens again.
        if ((await standingOf(services, actor)) === 'over') throw new AppError('auth.required');
        if (arrived + written === size) await finish(actor, id, digest?.digest('hex') ?? null);
        return tusResponse(204, { 'upload-offset': String(arrived + written) });
      } catch (error) {
        throw signal.aborted ? new AppError('upload.busy') : error;
      } finally {
        await leave(actor, id);
      }
    });
  }

  async function leave(actor: SessionActor, id: string): Promise<void> {
    const left = await stat(localFile(id)).catch(() => null);
    if (left) await pauseUpload(services, actor, { id, arrived: left.size });
  }

  return async (context) => {
    const { method, path } = context.req;
    if (!['POST', 'HEAD', 'PATCH', 'DELETE'].includes(method)) return context.body(null, 405);
    if (!hasWholeNumbers(context.req.raw.headers)) return tusResponse(400);
    try {
      const actor = await context.get('user')();
      if (!actor) throw new AppError('auth.required');
      const id = path.slice(machinePaths.uploads.length + 1);
      if (method !== 'POST') {
        const complete = method === 'HEAD' && (await answerComplete(actor, id));
        if (complete) return complete;
        const { size } = await readUpload(services, actor, id);
        if (method === 'PATCH') return await receive(context, actor, { id, size });
      }
      senders.set(context.req.raw, actor);
      if (method === 'DELETE')
        return await locks.run(id, () => terminate(context.req.raw, actor, id));
      return await tus.handleWeb(context.req.raw);
    } catch (error) {
      const described = toErrorResponse(error);
      if (!described) throw error;
      const { status, headers, body } = described;
      return Response.json(body, { status, headers: { ...headers, 'tus-resumable': tusVersion } });
    }
  };
}

const tusVersion = '1.0.0';

/** «The value MUST be a non-negative integer»: digits alone, where `Number` would also take `0x0` and `1e3`. */
const hasWholeNumbers = (headers: Headers): boolean =>
  ['upload-offset', 'upload-length'].every((name) => /^\d+$/.test(headers.get(name) ?? '0'));

const tusResponse = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, {
    status,
    headers: { 'tus-resumable': tusVersion, 'cache-control': 'no-store', ...headers },
  });
