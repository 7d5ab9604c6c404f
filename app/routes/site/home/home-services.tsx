import { rack } from '#content/home.ts';
import { Antenna, Faders, PatchBay, Viewfinder } from '#app/ui/art/instruments.tsx';
import { Section } from '#app/ui/site/section.tsx';
import './home-services.css';

const instruments = [Faders, Viewfinder, PatchBay, Antenna];

/** The four services as modules of one rack. */
export function ServicesRack() {
  return (
    <Section measure="3152 m" title={rack.title} lead={rack.lead} id="servicios">
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
    </Section>
  );
}
