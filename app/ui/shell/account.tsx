import { href } from 'react-router';
import { Button, ButtonLink } from '../button.tsx';
import { SignOutIcon } from '../icons.tsx';
import { authPath } from './auth-path.ts';
import { ownPlace } from '#content/own-place.ts';
import './account.css';

/** Who is signed in; null for a visitor, undefined while nobody has said yet. */
export type Account = { displayName: string; isStaff: boolean } | null | undefined;

type AccountProps = {
  account: Account;
  /** The page around them, where whoever signs in comes back to. */
  here: string;
};

/**
 * The actions of both cases; `data-session` on the header around them says which one shows.
 * A static page arrives not knowing: its script asks, then fills the name in.
 */
export function AccountActions({ account, here }: AccountProps) {
  const place = ownPlace(account?.isStaff ?? false);
  // Where the page's own form opens something, its key is the amber one.
  const look = /^\/(?:auth|boletin)(?:[/?]|$)/.test(here) ? 'secondary' : 'primary';
  return (
    <div className="account">
      <div className="account-out">
        <span className="account-wide">
          <ButtonLink look="quiet" small href={authPath(here)}>
            Iniciar Sesión
          </ButtonLink>
        </span>
        <ButtonLink look={look} small href={authPath(here, 'signup')}>
          Crear Cuenta
        </ButtonLink>
      </div>
      <div className="account-in">
        <span className="account-name account-wide" data-display-name>
          {account?.displayName}
        </span>
        <ButtonLink small href={place.href} data-own-place>
          {place.label}
        </ButtonLink>
        <form className="account-wide" method="post" action={href('/auth/salir')}>
          <Button type="submit" look="quiet" icon aria-label="Cerrar sesión">
            <SignOutIcon />
          </Button>
        </form>
      </div>
    </div>
  );
}

/** The same actions in the mobile menu. */
export function AccountMenu({ account, here }: AccountProps) {
  const place = ownPlace(account?.isStaff ?? false);
  return (
    <div className="account-menu">
      <div className="account-out">
        <ButtonLink href={authPath(here)}>Iniciar Sesión</ButtonLink>
        <ButtonLink href={authPath(here, 'signup')}>Crear Cuenta</ButtonLink>
      </div>
      <div className="account-in">
        <p>
          Sesión de <b data-display-name>{account?.displayName}</b>
        </p>
        <ButtonLink href={place.href} data-own-place>
          {place.label}
        </ButtonLink>
        <ButtonLink href={href('/memberships')}>Membresías</ButtonLink>
        <form method="post" action={href('/auth/salir')}>
          <Button type="submit" look="quiet">
            Cerrar sesión
          </Button>
        </form>
      </div>
    </div>
  );
}
