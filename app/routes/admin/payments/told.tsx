import type { ReactNode } from 'react';

/** Something that happened: in a sentence, with what else is known of it. */
export type Told = { key: string; at: Date; what: ReactNode; more?: ReactNode };

export const Small = ({ children }: { children: ReactNode }) => (
  <p className="payment-small">{children}</p>
);

export const Code = ({ children }: { children: string }) => (
  <bdi className="payment-code">{children}</bdi>
);

export const Words = ({ children }: { children: string }) => (
  <p className="desk-history-text" dir="auto">
    <bdi>{children}</bdi>
  </p>
);
