import { useRevalidator } from 'react-router';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { useUpload } from '../upload/use-upload.ts';
import { StepAudio } from './step-audio.tsx';
import { StepBasics } from './step-basics.tsx';
import { StepConfirm } from './step-confirm.tsx';
import { StepCover } from './step-cover.tsx';

/** The four steps. The uploads live here, so that they go on while the person moves between steps. */
export function Wizard(props: {
  draft: Project | null;
  artistName: string;
  step: number;
  outcome: Outcome | undefined;
}) {
  const { draft, artistName, step, outcome } = props;
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const audio = useUpload('audio', draft?.id ?? '', refresh);
  const cover = useUpload('cover', draft?.id ?? '', refresh);

  if (!draft || step === 1)
    return <StepBasics draft={draft} artistName={artistName} outcome={outcome} />;
  if (step === 2) return <StepAudio draft={draft} upload={audio} />;
  if (step === 3) return <StepCover draft={draft} upload={cover} />;
  return <StepConfirm draft={draft} audio={audio.state} cover={cover.state} />;
}
