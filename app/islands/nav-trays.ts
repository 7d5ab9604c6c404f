/** Browsers from before 2023 have none; their trays open by the style sheet alone. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/** Trays open on hover too; the popover API alone serves click and keyboard. */
export function openTraysOnHover(): void {
  if (!hasPopovers) return;
  let hovered: HTMLElement | null = null;
  let pinned = false;

  const tray = (entry: HTMLElement | null) =>
    entry?.querySelector<HTMLElement>(':scope > [popover]') ?? null;

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
    const entry = event.target.closest<HTMLElement>('[data-tray]');
    if (entry === hovered) return;
    if (!pinned) close(tray(hovered));
    hovered = entry;
    pinned = false;
    open(tray(entry));
  });

  // The button of a tray that hover opened keeps it open; the next press closes it.
  document.addEventListener(
    'click',
    (event) => {
      if (!hovered || !(event.target instanceof Element)) return;
      const key = event.target.closest('[popovertarget]');
      if (key?.parentElement !== hovered || pinned) return;
      if (!tray(hovered)?.matches(':popover-open')) return;
      pinned = true;
      event.preventDefault();
    },
    { capture: true },
  );
}

/** Following a link, or signing out, leaves no menu open behind it: not on the same page, not in the browser's cache. */
export function closeMenusOnNavigation(): void {
  if (!hasPopovers) return;
  const closeMenus = () => {
    for (const menu of document.querySelectorAll<HTMLElement>(':is(header, nav) :popover-open'))
      close(menu);
  };
  document.addEventListener('submit', closeMenus);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) closeMenus();
  });
}

function open(tray: HTMLElement | null): void {
  if (tray && !tray.matches(':popover-open')) tray.showPopover();
}

function close(tray: HTMLElement | null): void {
  if (tray?.matches(':popover-open')) tray.hidePopover();
}
