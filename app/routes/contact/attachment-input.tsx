import { useFieldControl } from '#app/ui/field.tsx';

/** Chooses the attachment. */
export const AttachmentInput = () => (
  <input
    {...useFieldControl()}
    className="input demo-input"
    type="file"
    name="demo"
    accept="audio/*"
  />
);
