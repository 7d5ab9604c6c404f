import { type NextStep, shortTitle } from '#packages/project/src/index.ts';
import type { StepSong } from '#server/services/dashboard/song-situations.ts';
import type { Distribution } from '#server/services/distributions/own-distributions.ts';

/** What the person does next, in words; `rejected` is a song that a platform did not take, when nothing else is left. */
export type ShownStep = (NextStep<StepSong> | { kind: 'rejected' }) & {
  title: string;
  text: string;
};

/** The words are chosen on the server: a phone loads the ones that it shows. */
export function toShownStep(
  step: NextStep<StepSong>,
  distributions: readonly Distribution[],
): ShownStep {
  const rejected = distributions.find(({ status }) => status === 'failed');
  if (step.kind === 'rest' && rejected)
    return {
      kind: 'rejected',
      title: `«${nameOf(rejected)}» no entró a ${rejected.platformName}`,
      text: rejected.errorMessage ?? 'En Distribución está lo que pasó, paso a paso.',
    };
  return { ...step, ...wordsOf(step) };
}

function wordsOf(step: NextStep<StepSong>): { title: string; text: string } {
  switch (step.kind) {
    case 'create':
      return {
        title: 'Tu cuenta está lista: crea tu primer proyecto',
        text: 'Sube el audio y la portada; nosotros la dejamos lista para sonar.',
      };
    case 'retry':
    case 'replace-audio':
      return {
        title: `«${nameOf(step.song)}» no se pudo procesar`,
        text: step.song.failure ?? '',
      };
    case 'add-audio':
      return {
        title: `Continúa «${nameOf(step.song)}»: ${step.song.failure ? 'el audio no sirvió' : 'falta el audio'}`,
        text: step.song.failure ?? 'Los datos quedaron guardados. Súbelo y sigue donde ibas.',
      };
    case 'confirm':
      return {
        title: `Continúa «${nameOf(step.song)}»: solo falta confirmar`,
        text: 'El audio ya está aquí. Revisa los datos y crea el proyecto.',
      };
    case 'add-cover':
      return {
        title: `A «${nameOf(step.song)}» le falta la portada`,
        text: 'Las plataformas la piden. Mientras tanto le dibujamos una.',
      };
    case 'wait':
      return {
        title: `Estamos procesando «${nameOf(step.song)}»`,
        text: 'Apenas esté lista la ves aquí. No tienes que quedarte en esta página.',
      };
    case 'rest':
      return {
        title: 'Todo al día',
        text: 'Tus canciones están listas y con portada. No hay nada pendiente de tu parte.',
      };
  }
}

/** The sentence around it is read whole on a phone, too. */
const nameOf = ({ title }: { title: string }) => shortTitle(title, 28);
