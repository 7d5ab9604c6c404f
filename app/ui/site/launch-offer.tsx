import { useRouteLoaderData } from 'react-router';
import { launchPrice, premium } from '#content/premium.ts';
import { priceText } from '#content/money.ts';

/** The price of the launch and how many places are left, as long as there are any; to a member, in its place, what they have. */
export function LaunchOffer() {
  const left = useRouteLoaderData<{ launchPlaces: number | null }>('root')?.launchPlaces ?? 0;
  const { launch } = premium;
  if (!launch || left === 0) return null;
  return (
    <div className="premium-launch premium-words">
      <p className="premium-offer">
        Lanzamiento: <strong>{priceText(launchPrice)}</strong> al mes los {launch.months} primeros
        meses, para quien empieza. {left === 1 ? 'Queda' : 'Quedan'} {left} de {launch.places}{' '}
        cupos.
      </p>
      <p className="premium-member">
        Ya tienes Premium: en los servicios del estudio, tu {premium.servicesDiscount} % y tus
        créditos se descuentan solos al pagar.
      </p>
      <p className="premium-due">
        Tu Premium sigue abierto mientras llega tu pago. El descuento y los créditos vuelven con él.
      </p>
    </div>
  );
}
