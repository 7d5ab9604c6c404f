/** Links with `data-opens` open their dialog in place of the page that they lead to; one that came open becomes modal. */
export function openDialogs(): void {
  document.addEventListener('click', (event) => {
    // With a modifier the person wants the page itself, elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
    const dialog = id && document.querySelector<HTMLDialogElement>(`dialog#${id}`);
    if (!dialog) return;
    event.preventDefault();
    dialog.showModal();
  });

  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-page-dialog]')) {
    if (dialog.open) {
      dialog.close();
      dialog.showModal();
    }
    // Browsers that know `closedby` have closed it by now.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
}
