import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import './copy-button.css';

/** Puts a text on the clipboard and says whether it did. Without scripting there is none: the text can be selected. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [told, setTold] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Copiado'),
      () => setTold('Tu navegador no dejó: selecciónalo y cópialo'),
    );
  return (
    <span className="copy">
      <Button onClick={() => void copy()}>{children}</Button>
      <span className="copy-told" role="status">
        {told}
      </span>
    </span>
  );
}
