const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Makes the links in a row with `data-tabs` the tabs of the parts that they lead to: one is open, and the browser's
 * search opens another where it finds something. Without script they are links, and every part is open.
 */
export function openTabs(): void {
  const row = document.querySelector<HTMLElement>('[data-tabs]');
  if (!row) return;
  const tabs = Array.from(row.querySelectorAll('a'));
  const parts = tabs.map((tab) => document.querySelector<HTMLElement>(tab.hash));

  const open = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      if (index === chosen) parts[index]?.removeAttribute('hidden');
      else parts[index]?.setAttribute('hidden', 'until-found');
    }
  };
  const openNamed = () => {
    if (!location.hash) open(0);
    const named = document.querySelector(`#${CSS.escape(location.hash.slice(1) || '-')}`);
    const index = parts.findIndex((part) => part?.contains(named));
    if (!named || index < 0) return;
    open(index);
    named.scrollIntoView();
  };

  row.role = 'tablist';
  for (const [index, tab] of tabs.entries()) {
    const part = parts[index];
    if (!part) continue;
    tab.role = 'tab';
    tab.setAttribute('aria-controls', part.id);
    part.role = 'tabpanel';
    part.ariaLabel = tab.textContent;
    part.tabIndex = 0;
    part.addEventListener('beforematch', () => open(index));
    // The link itself then leads there, and its address remembers which part was open.
    tab.addEventListener('click', () => open(index));
  }
  row.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const from = tabs.findIndex((tab) => tab === event.target);
    if (!step || from < 0) return;
    event.preventDefault();
    const to = (from + step + tabs.length) % tabs.length;
    open(to);
    tabs[to]?.focus();
  });
  addEventListener('hashchange', openNamed);
  open(0);
  openNamed();
}
