import type { ReactNode } from 'react';
import { Card } from '#app/ui/card.tsx';
import './auth.css';

/** The one card of a page about getting in. */
export function AuthCard(props: {
  back: { href: string; label: string };
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="auth wrap">
      <p className="auth-back">
        <a href={props.back.href}>← {props.back.label}</a>
      </p>
      <Card>
        <h1>{props.title}</h1>
        {props.children}
      </Card>
    </div>
  );
}
