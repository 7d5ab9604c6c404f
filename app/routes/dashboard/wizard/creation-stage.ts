import { isOnItsWay, type UploadState } from '../upload/upload-state.ts';

type Situation = {
  audio: UploadState;
  cover: UploadState;
  /** The server has the audio. */
  hasAudio: boolean;
  created: boolean;
};

/** How far the creation of a project has come; each percentage stands for a stage that really happened. */
export function creationStage({ audio, cover, hasAudio, created }: Situation) {
  const audioOnItsWay = isOnItsWay(audio);
  const filesArrived = hasAudio && !audioOnItsWay && !isOnItsWay(cover);
  // Without a cover, or with the audio from before, the song can still be created.
  const refused = !hasAudio && audio.phase === 'refused' ? audio : null;
  const paused = [audio, cover].some(({ phase }) => phase === 'paused');
  return { audioOnItsWay, filesArrived, refused, paused, ...stageOf() };

  function stageOf(): { percent: number; label: string } {
    if (created) return { percent: 100, label: '¡Proyecto creado!' };
    if (filesArrived) return { percent: 90, label: 'Creando el proyecto' };
    if (isOnItsWay(audio) && audio.sent === 0)
      return { percent: 10, label: 'Preparando la subida' };
    if (audioOnItsWay) return { percent: 30, label: 'Subiendo el audio' };
    if (!hasAudio) return { percent: 60, label: 'Revisando el audio' };
    return { percent: 80, label: 'Subiendo la portada' };
  }
}
