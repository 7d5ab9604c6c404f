import type { Outcome } from '#app/ui/outcome-form.tsx';
import { largestPhoto, photoTooLarge } from '#packages/cover-art/src/limits.ts';

/** What the server would say of a form whose photo is too large; null of any other. */
export function refuseLargePhoto(form: FormData): Outcome | null {
  const photo = form.get('photo');
  if (!(photo instanceof File) || photo.size <= largestPhoto) return null;
  const typed = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    ...{ done: false, code: null, title: 'Archivo demasiado grande', message: photoTooLarge },
    ...{ errors: { photo: photoTooLarge }, values: Object.fromEntries(typed) },
  };
}
