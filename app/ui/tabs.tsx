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
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
