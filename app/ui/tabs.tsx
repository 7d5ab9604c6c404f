import { Link } from 'react-router';
import './tabs.css';

type Tab = { to: string; label: string; current: boolean };

/** Sections of one page as links: each has its own address. */
export function Tabs(props: { label: string; items: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={props.label}>
      {props.items.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
          ref={tab.current ? reveal : null}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the row may be wider than the screen. The page itself stays where it is. */
function reveal(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  const start = tab.offsetLeft - row.offsetLeft;
  row.scrollTo({ left: start - (row.clientWidth - tab.offsetWidth) / 2 });
}
