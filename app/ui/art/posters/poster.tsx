import type { ReactNode } from 'react';
import { EscoriaDeBelencito } from './escoria-de-belencito.tsx';
import { GalladaDelJarillon } from './gallada-del-jarillon.tsx';
import { HermesPitre } from './hermes-pitre.tsx';
import { LasDelBoqueron } from './las-del-boqueron.tsx';
import { McLadrillo } from './mc-ladrillo.tsx';
import { NandoTintal } from './nando-tintal.tsx';
import { NeusaModular } from './neusa-modular.tsx';
import { NieblaNorte } from './niebla-norte.tsx';
import { OfeliaYLosTranvias } from './ofelia-y-los-tranvias.tsx';
import { PlainPoster } from './plain-poster.tsx';
import { VioletaUsme } from './violeta-usme.tsx';
import './poster.css';

const drawn: Record<string, () => ReactNode> = {
  'paramo-adentro': NieblaNorte,
  'lulo-en-agua': LasDelBoqueron,
  'obra-negra': McLadrillo,
  'ultima-ruta': NandoTintal,
  'pisa-pasito': GalladaDelJarillon,
  'bombillo-ahorrador': VioletaUsme,
  'tiple-en-reversa': NeusaModular,
  'la-llave-de-tu-casa': HermesPitre,
  'paraguas-prestado': OfeliaYLosTranvias,
  'tercer-turno': EscoriaDeBelencito,
};

/**
 * The poster of a work: one flat ground, one name, one figure. A work without its own gets one made of its name. `still`
 * shows the figure alone, as a frame of film.
 */
export function Poster({ id, name, still }: { id: string; name: string; still?: boolean }) {
  const Drawing = drawn[id];
  return (
    <svg
      className="poster"
      viewBox={still ? '0 214 400 286' : '0 0 400 500'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Drawing ? <Drawing /> : <PlainPoster id={id} name={name} />}
    </svg>
  );
}
