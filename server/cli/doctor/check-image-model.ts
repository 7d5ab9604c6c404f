import { isAppError } from '#server/app-error.ts';
import type { Config } from '#server/config.ts';
import { renderPicture } from '#server/media/render-picture.ts';
import { createImagesGenerations } from '#server/ports/image-model/images-generations.ts';
import { ModelError } from '#server/ports/model-server/model-error.ts';
import { leastSide } from '#server/services/covers/store-photo.ts';
import { type Finding, good, odd } from './finding.ts';

const prompt = 'A mountain in calm light, without letters.';

/**
 * Whether the image model makes a picture that covers can be drawn with, if there is one: it has to make one, which costs what one costs.
 * Without it, or while it fails, covers are ours.
 */
export async function checkImageModel({
  imageModel,
}: Pick<Config, 'imageModel'>): Promise<Finding> {
  if (!imageModel) return good('Modelo de imagen: sin definir; las portadas son del motor propio');
  const { name, host, draw } = createImagesGenerations(imageModel);
  const no = (why: string) =>
    odd(
      `Modelo de imagen: ${name} ${why}; las portadas son del motor propio mientras tanto. Revisa IMAGE_MODEL_URL, IMAGE_MODEL_KEY e IMAGE_MODEL_NAME`,
    );
  try {
    const picture = await draw(prompt, { signal: new AbortController().signal });
    const { width, height } = await renderPicture(picture, { owner: 'doctor', look: 'photo' });
    if (Math.min(width, height) < leastSide)
      return no(`hace imágenes de ${width} × ${height}, y se necesitan de ${leastSide} por lado`);
    return good(`Modelo de imagen: ${name} responde en ${host}`);
  } catch (error) {
    if (error instanceof ModelError) return no(`no hace imágenes (${error.message})`);
    if (isAppError(error)) return no('responde algo que no se puede abrir como imagen');
    throw error;
  }
}
