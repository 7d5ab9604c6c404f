import { askForPackage, type Offer, type Package } from '#content/catalogue.ts';
import { checkoutPathOf } from '#content/checkout.ts';
import { Button, ButtonLink } from '../button.tsx';
import './packs.css';

/** The packages of a service side by side; the one that most people choose stands out. */
export function Packs({ offer }: { offer: Offer }) {
  const shown = offer.packages.filter((one) => !one.unlisted);
  return (
    <div className="packs">
      {shown.map((one) => (
        <Pack key={one.id} pack={one} unit={offer.unit} />
      ))}
    </div>
  );
}

function Pack({ pack, unit }: { pack: Package; unit: string }) {
  const { name, price, popular, comingSoon } = pack;
  return (
    <article className={popular ? 'card pack pack-popular' : 'card pack'} id={pack.id}>
      {popular && <p className="pack-flag label">Más popular</p>}
      <h3>{name}</h3>
      <p className="pack-price">
        <small>{price.currency}</small>
        <span className="figure">{(price.amount / 100).toLocaleString('es-CO')}</span>
        <span className="measure">{unit}</span>
      </p>
      <p>{pack.description}</p>
      <ul className="ticks">
        {pack.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="pack-ways">
        {comingSoon ? (
          <Button disabled>Próximamente</Button>
        ) : (
          <>
            <ButtonLink look={popular ? 'primary' : 'secondary'} href={checkoutPathOf(pack)}>
              Elegir {name}
            </ButtonLink>
            <a className="quiet" href={askForPackage(pack.id)}>
              Preguntar por {name}
            </a>
          </>
        )}
      </div>
    </article>
  );
}
