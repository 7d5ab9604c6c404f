import { useState } from 'react';
import { Player, PlayButton } from '#app/ui/player.tsx';
import { Waveform } from '#app/ui/waveform.tsx';
import { GallerySection } from './gallery-section.tsx';

/** A drawn song: two swells, no recording behind it. */
const peaks = Array.from({ length: 400 }, (_, index) => {
  const swell = 28 + 34 * Math.abs(Math.sin(index / 68)) + 30 * Math.abs(Math.sin(index / 21));
  return swell * (0.62 + 0.38 * Math.abs(Math.sin(index * 12.9898)));
});

export function AudioSection() {
  const [playing, setPlaying] = useState(false);
  return (
    <GallerySection title="Reproductor y ondas" wide>
      <div className="gallery-stack">
        {/* There is no audio file in the gallery: pressing play shows the failure. */}
        <Player
          src="/dev/ui/silencio.mp3"
          title="Páramo adentro"
          peaks={peaks}
          durationSeconds={228}
          playing={playing}
          onPlayingChange={setPlaying}
        />
        <div className="row">
          <PlayButton title="Obra negra" playing={false} onPlayingChange={() => undefined} />
          <PlayButton title="Lulo en agua" playing onPlayingChange={() => undefined} />
        </div>
        <Waveform peaks={peaks} bars={160} played={0.42} />
        <Waveform peaks={[]} bars={160} />
      </div>
    </GallerySection>
  );
}
