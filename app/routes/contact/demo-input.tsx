import type { ChangeEvent } from 'react';
import { demoBytes, demoMegabytes } from '#content/demo-file.ts';
import { useFieldControl } from '#app/ui/field.tsx';

/** Chooses the demo. One that is too large is refused here, before it is sent. */
export const DemoInput = () => (
  <input
    {...useFieldControl()}
    className="input demo-input"
    type="file"
    name="demo"
    accept="audio/*"
    onChange={refuseTooLarge}
  />
);

function refuseTooLarge({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
  const bytes = currentTarget.files?.[0]?.size ?? 0;
  currentTarget.setCustomValidity(
    bytes > demoBytes
      ? `El demo no debe superar los ${demoMegabytes} MB. Expórtalo en MP3, o pega un enlace en el mensaje.`
      : '',
  );
  currentTarget.reportValidity();
}
