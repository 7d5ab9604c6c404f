import { type RefObject, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import './copy-button.css';

/** How long the button says that it copied, in milliseconds. */
const feedback = 2000;

/**
 * Copies the text of an element, what stands in a field, or `text` for it. Where the clipboard is refused, or the page is not secure
 * enough to have one, it selects the text instead. Without scripting there is no button: the text can be selected.
 */
export function CopyButton(props: {
  source: RefObject<HTMLElement | null>;
  text?: string;
  what: string;
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), feedback);
    return () => clearTimeout(timer);
  }, [state, presses]);

  async function copy(source: HTMLElement) {
    try {
      await navigator.clipboard.writeText(props.text ?? textOf(source));
      setState('copied');
      setPresses((count) => count + 1);
    } catch {
      select(source);
      setState('selected');
    }
  }

  return (
    <span className="copy-button">
      <Button small onClick={() => props.source.current && void copy(props.source.current)}>
        {state === 'copied' ? 'Copiado' : 'Copiar'}
        <span className="visually-hidden"> {props.what}</span>
      </Button>
      <span role="status" className={state === 'selected' ? 'copy-button-hint' : 'visually-hidden'}>
        {state === 'copied' && 'Copiado'}
        {state === 'selected' && 'Quedó seleccionado: cópialo con Ctrl+C o ⌘C'}
      </span>
    </span>
  );
}

const textOf = (source: HTMLElement): string =>
  source instanceof HTMLTextAreaElement ? source.value : source.textContent;

function select(source: HTMLElement): void {
  if (source instanceof HTMLTextAreaElement) source.select();
  else getSelection()?.selectAllChildren(source);
}
