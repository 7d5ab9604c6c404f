/** Buttons with `data-back` lead to the page before this one, with what was typed there. */
export function goBack(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-back]')) return;
    if (history.length > 1) history.back();
    else location.assign('/');
  });
}
