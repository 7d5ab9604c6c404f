/** A press on a key with `data-player` puts the player in its place; the one that was there before gives its place back. */
export function openPlayers(): void {
  let open: { frame: HTMLIFrameElement; key: HTMLElement } | null = null;

  document.addEventListener('click', (event) => {
    // With a modifier the person wants the link itself, elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element)) return;
    const key = event.target.closest<HTMLElement>('[data-player]');
    if (!key) return;
    event.preventDefault();

    const { player = '', height = '', allow = '' } = key.dataset;
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: player, title: key.ariaLabel, height, allow });
    key.replaceWith(frame);
    frame.focus();
    open?.frame.replaceWith(open.key);
    open = { frame, key };
  });
}
