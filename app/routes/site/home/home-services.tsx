import { rack } from '#content/home.ts';
import { Antenna, Faders, PatchBay, Viewfinder } from '#app/ui/art/instruments.tsx';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import './home-services.css';

const instruments = [Faders, Viewfinder, PatchBay, Antenna];

/** The four services as modules of one rack. */
export function ServicesRack() {
  return (
    <section className="section" id="servicios">
      <div className="wrap">
        <SectionMark measure="3152 m" />
        <div className="section-head">
          <h2>{rack.title}</h2>
          <p className="lead">{rack.lead}</p>
        </div>
        <div className="rack">
          {rack.units.map(({ page, text, action }, index) => {
            const Instrument = instruments[index];
            return (
              <a key={page.path} className="unit" href={page.path}>
                {Instrument && <Instrument />}
                <h3>{page.name}</h3>
                <p>{text}</p>
                <span className="label">{action}</span>
              </a>
            );
          })}
        </div>
      </div>
    </section>
  );
}
