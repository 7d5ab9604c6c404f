import { useState } from 'react';
import { RhymeFinder } from '../site/tools/lyrics/editor/rhyme-finder.tsx';
import { GallerySection } from './gallery-section.tsx';

export function RhymesSection() {
  const [picked, setPicked] = useState('camino');
  return (
    <GallerySection title="Rimas">
      <div className="gallery-stack">
        <RhymeFinder word={picked} theme="el mar" onPick={setPicked} />
        <p className="field-hint">El verso termina en «{picked}».</p>
      </div>
    </GallerySection>
  );
}
