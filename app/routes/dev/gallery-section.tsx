import { useId, type ReactNode } from 'react';

export function GallerySection(props: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section className={props.wide ? 'gallery-wide' : undefined} aria-labelledby={id}>
      <h2 id={id}>{props.title}</h2>
      {props.children}
    </section>
  );
}
