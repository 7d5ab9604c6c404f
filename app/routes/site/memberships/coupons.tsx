import { offers, type OfferKey } from '#content/catalogue.ts';
import { premium } from '#content/premium.ts';
import { percentOff, priceText } from '#content/money.ts';
import { pages } from '#content/site-map.ts';
import './coupons.css';

/** The four services with the discount of a member, on the package that most people choose. */
export const Coupons = () => (
  <ul className="coupons">
    {(Object.keys(offers) as OfferKey[]).map((key) => (
      <Coupon key={key} offer={key} />
    ))}
  </ul>
);

function Coupon({ offer }: { offer: OfferKey }) {
  const { page, unit, packages } = offers[offer];
  const pack = packages.find((one) => 'popular' in one);
  if (!pack) return null;
  return (
    <li className="coupon">
      <p className="coupon-off" aria-hidden="true">
        −{premium.servicesDiscount} %
      </p>
      <div>
        <h3>
          <a href={pages[page].path}>{pages[page].name}</a>
        </h3>
        <p className="coupon-pack">{pack.name}</p>
        <p className="coupon-price">
          <s>
            <span className="visually-hidden">Sin descuento: </span>
            {priceText(pack.price)}
          </s>{' '}
          <strong>
            <span className="visually-hidden">Con descuento: </span>
            {priceText(percentOff(pack.price, premium.servicesDiscount))}
          </strong>
        </p>
        <p className="measure">{unit}</p>
      </div>
    </li>
  );
}
