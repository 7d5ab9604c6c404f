import { href } from 'react-router';
import { brand } from '#content/brand.ts';
import { isInNavigation, navigation, type NavEntry, type NavLink } from '#content/navigation.ts';
import { ChevronIcon } from '../icons.tsx';
import { CachedMarkup } from '../cached-markup.tsx';
import { AccountActions, type Account } from './account.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { offersChat } from './offers-chat.ts';
import { Wordmark } from './wordmark.tsx';
import './header.css';

/** `here` is the path, and where it matters the query, of the page; `account` may still be unknown on a static page. */
export function Header({ here, account }: { here: string; account: Account }) {
  const [path = ''] = here.split('?');
  const session = account === undefined ? 'unknown' : account ? 'in' : 'out';
  const current = isInNavigation(path) ? path : '';
  return (
    <header className="top" data-session={session}>
      <div className="wrap top-row">
        <a className="top-home" href={href('/')} aria-label={`${brand.name}, inicio`}>
          <Wordmark />
        </a>
        <CachedMarkup
          tag="nav"
          className="nav"
          aria-label="Principal"
          cacheKey={`Principal ${current}`}
        >
          <ul>
            {navigation.map((entry) => (
              <li key={entry.label} data-tray={'id' in entry ? entry.id : undefined}>
                <Entry entry={entry} path={current} />
              </li>
            ))}
          </ul>
        </CachedMarkup>
        <AccountActions account={account} here={here} />
        <MobileMenu path={current} account={account} here={here} chat={offersChat(path)} />
      </div>
    </header>
  );
}

function Entry({ entry, path }: { entry: NavEntry; path: string }) {
  if ('href' in entry)
    return (
      <a
        className="nav-button"
        href={entry.href}
        aria-current={entry.href === path ? 'page' : undefined}
      >
        {entry.label}
      </a>
    );
  return (
    <>
      <button className="nav-button" type="button" popoverTarget={entry.id}>
        {entry.label} <ChevronIcon />
      </button>
      <div className="tray" id={entry.id} popover="auto">
        <ul>
          {entry.links.map((link) => (
            <li key={link.href}>
              <Channel link={link} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** One channel of the tray. */
function Channel({ link, path }: { link: NavLink; path: string }) {
  return (
    <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
      <b>{link.label}</b>
      <small>{link.summary}</small>
    </a>
  );
}
