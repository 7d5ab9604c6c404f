import { noticeLife } from '#app/ui/notice.ts';

/**
 * A notice that came with a static page closes at its button; one that does not have to stay, also by itself, but not while
 * it is read or in use.
 */
export function bindNotices(): void {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    toast.querySelector('button')?.addEventListener('click', () => toast.remove());
    if (toast.dataset['notice'] === 'passes') closeLater(toast);
    // What a live region held from the beginning is not read out: it comes in again.
    const region = toast.parentElement;
    if (!region) continue;
    region.style.minHeight = `${region.offsetHeight}px`; // what stands below stays where it is
    toast.hidden = true;
    setTimeout(() => {
      toast.hidden = false;
      region.style.minHeight = '';
    }, 100);
  }
}

function closeLater(toast: Element): void {
  setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) closeLater(toast);
    else toast.remove();
  }, noticeLife);
}
