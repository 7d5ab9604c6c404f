import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Sizes a canvas to the pixels of its screen; gives a context whose units are pixels of the page. */
export function contextOf(
  canvas: HTMLCanvasElement,
  { width, height }: { width: number; height: number },
): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, window.devicePixelRatio);
  const [wide, tall] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== tall) canvas.height = tall;
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Draws with each frame of the screen while `isMoving`, and once after each change of the page. */
export function useFrames(draw: () => void, isMoving: boolean): void {
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    let frame = 0;
    const next = () => {
      drawNow();
      if (isMoving) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  });
}

/** Calls back when an element has another size, or the theme turns. */
export function useResize(element: RefObject<HTMLElement | null>, onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => changed());
    observer.observe(current);
    const theme = window.matchMedia('(prefers-color-scheme: dark)');
    const onTheme = () => changed();
    theme.addEventListener('change', onTheme);
    return () => {
      observer.disconnect();
      theme.removeEventListener('change', onTheme);
    };
  }, [element]);
}
