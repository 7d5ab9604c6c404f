import { isOnItsWay, type UploadState } from '../upload/upload-state.ts';

type Situation = {
  audio: UploadState;
  cover: UploadState;
  /** The server has the audio. */
  hasAudio: boolean;
  created: boolean;
};

const isArriving = (state: UploadState) => isOnItsWay(state) || state.phase === 'elsewhere';

/** How far the creation of a project has come; each percentage stands for a stage that really happened. */
export function creationStage({ audio, cover, hasAudio, created }: Situation) {
  const filesArrived = hasAudio && !isArriving(audio) && !isArriving(cover);
  // Without a cover, or with the audio from before, the song can still be created.
  const audioComes = hasAudio || isArriving(audio) || audio.phase === 'done';
  const paused = [audio, cover].some(({ phase }) => phase === 'paused');
  return { filesArrived, audioArrives: isArriving(audio), audioComes, paused, ...stageOf() };

  function stageOf(): { percent: number; label: string } {
    if (created) return { percent: 100, label: 'Listo' };
    if (filesArrived) return { percent: 90, label: 'Creando el proyecto' };
    if (isOnItsWay(audio) && audio.sent === 0)
      return { percent: 10, label: 'Preparando la subida' };
    if (isArriving(audio)) return { percent: 30, label: 'Subiendo el audio' };
    if (!hasAudio) return { percent: 60, label: 'Revisando el audio' };
    return { percent: 80, label: 'Subiendo la portada' };
  }
}
