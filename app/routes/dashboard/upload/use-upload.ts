import { useEffect, useReducer, useRef, useState } from 'react';
import type { Upload } from 'tus-js-client';
import { machinePaths } from '#content/machine-paths.ts';
import type { MediaKind } from '#server/services/files/stored-objects.ts';
import type {
  PendingUpload,
  PendingUploads,
} from '#server/services/uploads/read-pending-uploads.ts';
import { speedometer } from './speedometer.ts';
import { holdInThisTab, type Release } from './tab-lock.ts';
import { describeFailure, inAnotherTab, notLoaded, unreadable } from './upload-failure.ts';
import { changeUpload, isOnItsWay, mergeUpload, type UploadChange } from './upload-state.ts';
import { useOpenConnection } from './use-open-connection.ts';
import { usePolling } from './use-polling.ts';

// A lost network or a restarting server is waited for, up to half an hour at a time.
const retryDelays = [0, 500, 1000, 2000, 4000, 8000, ...Array<number>(120).fill(15_000)];

const loadFileSender = () => import('./file-sender.ts');

/**
 * One resumable upload of a project's file: start, pause, resume; it retries by itself. `pending` is what the server
 * knew when the page's data were read, and `refresh` reads them again.
 */
export function useUpload(props: {
  kind: MediaKind;
  projectId: string;
  pending: PendingUploads;
  refresh: () => void;
}) {
  const { kind, projectId, refresh } = props;
  const [own, change] = useReducer(changeUpload, { phase: 'idle' });
  const current = useRef<Upload | null>(null);
  const check = useRef<AbortController | null>(null);
  const release = useRef<Release | null>(null);

  // What was read before this tab stopped sending says nothing of now.
  const [outdated, setOutdated] = useState<PendingUploads | null>(null);
  const latest = useRef(props.pending);
  useEffect(() => {
    latest.current = props.pending;
  }, [props.pending]);
  const known = props.pending === outdated ? undefined : props.pending[kind];
  const state = mergeUpload(own, known);
  const pending = known ?? null;
  const isStill = !isOnItsWay(state) || state.phase === 'paused';
  usePolling(refresh, pending !== null && isStill, pending?.isArriving ?? false);

  const isOpen = state.phase === 'sending' || state.phase === 'waiting';
  const heardFrom = useOpenConnection(isOpen, current, () =>
    change({ type: 'phase', phase: 'waiting' }),
  );

  function letOthers() {
    release.current?.();
    release.current = null;
  }

  /** This tab sends no more: it lets others, and asks what is true now. */
  function settle(last: UploadChange) {
    letOthers();
    setOutdated(latest.current);
    change(last);
    refresh();
  }

  async function hold(): Promise<boolean> {
    release.current ??= await holdInThisTab(`${machinePaths.uploads} ${kind} ${projectId}`);
    if (!release.current) change({ type: 'refuse', ...inAnotherTab });
    return release.current !== null;
  }

  // Now, and not when the network may be gone.
  useEffect(() => void loadFileSender().catch(() => undefined), []);

  async function stop() {
    check.current?.abort();
    const upload = current.current;
    current.current = null;
    await upload?.abort();
    return upload;
  }
  useEffect(
    () => () => {
      check.current?.abort();
      void current.current?.abort();
      release.current?.();
    },
    [],
  );

  /** Goes on with `half`, when the file is the same, or begins. */
  async function send(file: File, metadata: Record<string, string>, half: PendingUpload | null) {
    if (half && half.size !== file.size) return change({ type: 'other-file', file });
    change({ type: 'start', name: file.name, sent: half?.received ?? 0, total: file.size });
    await stop();
    const { signal } = (check.current = new AbortController());
    if (!(await hold())) return;
    if (signal.aborted) return letOthers();
    const sender = await loadFileSender().catch(() => null);
    if (signal.aborted) return letOthers();
    if (!sender) return settle({ type: 'refuse', ...notLoaded });
    let sha256: string;
    try {
      sha256 = await sender.sha256OfFile(file, signal);
    } catch {
      if (!signal.aborted) settle({ type: 'refuse', ...unreadable });
      return;
    }
    if (half && half.sha256 !== sha256) {
      letOthers();
      return change({ type: 'other-file', file });
    }
    const speed = speedometer();
    const upload = new sender.Upload(file, {
      endpoint: machinePaths.uploads,
      uploadUrl: half && `${machinePaths.uploads}/${half.id}`,
      // The server knows what is half there, for every device.
      storeFingerprintForResuming: false,
      retryDelays,
      metadata: {
        ...metadata,
        projectId,
        kind,
        sha256,
        filename: file.name,
        filetype: file.type,
      },
      onProgress(sent) {
        heardFrom();
        change({ type: 'progress', sent, speed: speed(sent) });
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const retry = status === 0 || status >= 500 || [409, 423, 429].includes(status);
        if (retry) change({ type: 'phase', phase: 'waiting' });
        return retry && status !== 507;
      },
      onSuccess: () => settle({ type: 'done' }),
      onError: (error) => settle({ type: 'refuse', ...describeFailure(error) }),
    });
    current.current = upload;
    heardFrom();
    change({ type: 'checked', sha256 });
    upload.start();
  }

  return {
    state,
    /** What is half there, as far as this tab does not send it itself. */
    pending,
    start: (file: File, metadata = {}) => void send(file, metadata, pending),
    refuse: (title: string, message: string) => change({ type: 'refuse', title, message }),
    /** What was refused before, or of another file, is settled. */
    accept: () => change({ type: 'reset' }),
    pause() {
      void current.current?.abort();
      settle({ type: 'phase', phase: 'paused' });
    },
    async resume() {
      if (!(await hold())) return;
      change({ type: 'phase', phase: 'sending' });
      current.current?.start();
    },
    async cancel() {
      const upload = await stop();
      await upload?.abort(true).catch(() => undefined);
      settle({ type: 'reset' });
    },
    /** Terminates the upload that is half there, so that another file can begin. */
    async terminate(next?: File) {
      await stop();
      if (pending) await terminateUpload(pending.id).catch(() => undefined);
      settle({ type: 'reset' });
      if (next) await send(next, {}, null);
    },
  };
}

async function terminateUpload(id: string): Promise<void> {
  const { Upload } = await loadFileSender();
  await Upload.terminate(`${machinePaths.uploads}/${id}`);
}

export type UploadControls = ReturnType<typeof useUpload>;
