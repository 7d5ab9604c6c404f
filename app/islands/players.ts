/** A press on a button with `data-player` puts the player in its place; the one that was there before gives its place back. */
export function openPlayers(): void {
  let open: { frame: HTMLIFrameElement; button: HTMLElement } | null = null;

  document.addEventListener('click', (event) => {
    // With a modifier the person wants the link itself, elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-player]');
    if (!button) return;
    event.preventDefault();

    const { player = '', height = '', allow = '' } = button.dataset;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: player, title: button.ariaLabel, height, allow });
    button.replaceWith(frame);
    frame.focus();
    open?.frame.replaceWith(open.button);
    open = { frame, button };
  });
}
