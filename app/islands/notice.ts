import { noticeLife, type Notice } from '#app/ui/notice.ts';

/** Draws the toast of app/ui/toast.css without React, on a page that has none. */
export function showNotice({ title, message, tone }: Notice): void {
  const toast = element('div', `toast toast-${tone} night`);
  const text = element('div', 'toast-text');
  text.append(element('p', 'toast-title', title), element('p', '', message));

  const close = element('button', 'toast-close');
  close.type = 'button';
  close.ariaLabel = 'Cerrar aviso';
  close.addEventListener('click', () => toast.remove());

  toast.append(text, close);
  document.querySelector(`.toasts [role=${tone === 'error' ? 'alert' : 'status'}]`)?.append(toast);
  if (tone !== 'error') setTimeout(() => toast.remove(), noticeLife);
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
}
