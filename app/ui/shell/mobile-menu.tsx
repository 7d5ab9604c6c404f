import { brand } from '#content/brand.ts';
import { navigation, type NavEntry } from '#content/navigation.ts';
import { whatsappLink } from '#content/whatsapp.ts';
import { ChevronIcon, MenuIcon } from '../icons.tsx';
import { CachedMarkup } from '../cached-markup.tsx';
import { AccountMenu, type Account } from './account.tsx';
import './mobile-menu.css';

/** The whole navigation under one button; sections open one at a time. */
export function MobileMenu(props: { path: string; account: Account; here: string; chat: boolean }) {
  const { path, account, here, chat } = props;
  return (
    <div className="menu">
      <button className="menu-button" type="button" popoverTarget="menu" aria-label="Menú">
        <MenuIcon />
      </button>
      <div className="menu-sheet" id="menu" popover="auto">
        <CachedMarkup tag="nav" aria-label="Menú" cacheKey={`Menú ${path} ${chat}`}>
          <ul>
            {navigation.map((entry) => (
              <li key={entry.label}>
                <MenuEntry entry={entry} path={path} />
              </li>
            ))}
            {chat && (
              <li>
                <a href={whatsappLink(brand.whatsappGreeting)} rel="noopener">
                  Escríbenos por WhatsApp
                </a>
              </li>
            )}
          </ul>
        </CachedMarkup>
        <AccountMenu account={account} here={here} />
      </div>
    </div>
  );
}

function MenuEntry({ entry, path }: { entry: NavEntry; path: string }) {
  if ('href' in entry)
    return (
      <a href={entry.href} aria-current={entry.href === path ? 'page' : undefined}>
        {entry.label}
      </a>
    );
  return (
    <details name="menu">
      <summary>
        {entry.label} <ChevronIcon />
      </summary>
      <ul>
        {entry.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
