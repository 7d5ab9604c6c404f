import { brand } from '#content/brand.ts';
import { seededRandom } from '#app/ui/art/seeded-random.ts';
import { Waveform } from '#app/ui/waveform.tsx';
import './stays-inside.css';

const random = seededRandom(26);
const peaks = Array.from(
  { length: 64 },
  (_, k) => (30 + 50 * Math.abs(Math.sin(k / 7))) * (0.5 + random() / 2),
);

/** What stays in the person's own device, and the little that leaves it. */
export const StaysInside = () => (
  <div className="inside">
    <div className="inside-device">
      <p className="label">Tu equipo</p>
      <Waveform peaks={peaks} bars={64} />
      <p>Tu audio y todo el cálculo</p>
    </div>
    <p className="inside-way measure">1 análisis usado; los números, solo si los guardas</p>
    <div className="inside-server">
      <p className="label">{brand.name}</p>
      <p>Ni un segundo de tu voz</p>
    </div>
  </div>
);
