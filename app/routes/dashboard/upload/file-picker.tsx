import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { FieldMessages } from '#app/ui/field.tsx';
import { FileDrop } from '#app/ui/file-drop.tsx';
import { HalfUploaded } from './half-uploaded.tsx';
import { TransferElsewhere, TransferProgress } from './transfer-progress.tsx';
import { isOnItsWay } from './upload-state.ts';
import type { UploadControls } from './use-upload.ts';
import './upload.css';

/** Chooses a file and shows its way to the server: progress, speed, pause, what is half there, and what went wrong. */
export function FilePicker(props: {
  label: string;
  hint: string;
  accept: string;
  upload: UploadControls;
  /** What the draft already has, or nothing. */
  stored: ReactNode;
  doneText: string;
  /** Why the form cannot go on without a file. */
  error?: string | undefined;
  onChoose: (file: File) => void;
  /** Begins anew although another file is half there: with this one, or with one that is still to be chosen. */
  onStartOver: (file: File | null) => void;
  /** What must be said along with the file. */
  children?: ReactNode;
}) {
  const id = useId();
  const { upload } = props;
  const { state, pending } = upload;
  const busy = isOnItsWay(state) || state.phase === 'elsewhere';

  function take(input: HTMLInputElement) {
    const file = input.files?.[0];
    input.value = ''; // choosing the same file again is a new choice
    if (file) props.onChoose(file);
  }
  // Somebody may choose before this page is alive.
  const field = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => field.current && take(field.current));
  useEffect(() => void takeEarly(), []);
  const errorId = props.error && `${id}-error`;
  const input = (
    <input
      ref={field}
      id={id}
      type="file"
      accept={props.accept}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={errorId}
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  );

  return (
    <div className="picker">
      {state.phase === 'refused' && (
        <Alert tone="error" title={state.title}>
          {state.message}
        </Alert>
      )}
      {props.stored && !busy && (
        <div className="picker-stored">
          <p className="picker-done">
            {props.doneText}
            {state.phase === 'done' && `: ${state.name}`}
          </p>
          {props.stored}
        </div>
      )}
      {isOnItsWay(state) ? (
        <TransferProgress transfer={state} upload={upload} />
      ) : state.phase === 'elsewhere' ? (
        <TransferElsewhere pending={state.pending} />
      ) : pending ? (
        <HalfUploaded
          pending={pending}
          otherFile={state.phase === 'other-file' ? state.file : null}
          chooseButton={
            <label className={`picker-choose ${buttonClass({ small: true, look: 'primary' })}`}>
              Elegir el mismo archivo
              {input}
            </label>
          }
          onStartOver={props.onStartOver}
        />
      ) : (
        <>
          {props.children}
          <FileDrop
            id={id}
            label={props.stored ? `Cambiar: ${props.label.toLowerCase()}` : props.label}
            hint={props.hint}
          >
            {input}
          </FileDrop>
        </>
      )}
      {!busy && <FieldMessages error={props.error} errorId={errorId} />}
    </div>
  );
}
