import { Frailejon } from '#app/ui/art/frailejon.tsx';
import { Antenna, Faders, PatchBay, Viewfinder } from '#app/ui/art/instruments.tsx';
import { Orion } from '#app/ui/art/orion.tsx';
import { Ridge } from '#app/ui/art/ridge.tsx';
import { GallerySection } from './gallery-section.tsx';

export function ArtSection() {
  return (
    <GallerySection title="Dibujos" wide>
      <div className="gallery-drawings">
        <Faders />
        <Viewfinder />
        <PatchBay />
        <Antenna />
        <Frailejon />
        <Orion />
      </div>
      <div className="gallery-ridge">
        <Ridge />
      </div>
    </GallerySection>
  );
}

const colours = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink2',
  'line',
  'edge',
  'amber',
  'amber2',
  'amber-t',
  'brick',
  'brick-f',
  'night',
];

export function ColoursSection() {
  return (
    <GallerySection title="Color" wide>
      <div className="gallery-colours">
        {colours.map((name) => (
          <div key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            <span className="measure">{name}</span>
          </div>
        ))}
      </div>
    </GallerySection>
  );
}
