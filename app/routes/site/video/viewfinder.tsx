import type { ReactNode } from 'react';
import { video as words } from '#content/services/video.ts';
import { StreetCorner } from './street-corner.tsx';
import './viewfinder.css';

/** What the camera sees, with the title written in its sky. `children` stand under the title. */
export function Viewfinder({ children }: { children: ReactNode }) {
  return (
    <div className="viewfinder">
      <div className="viewfinder-text">
        <p className="viewfinder-line measure">
          <span>{words.badge}</span>
          <span aria-hidden="true">ISO 2600 · 24 cps</span>
        </p>
        <h1 className="fit video-title">
          <span>Producción</span> <span>audiovisual</span>
        </h1>
        {children}
      </div>
      <StreetCorner />
      <span className="viewfinder-corners" />
    </div>
  );
}
