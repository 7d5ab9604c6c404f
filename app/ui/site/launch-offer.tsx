import { useRouteLoaderData } from 'react-router';
import { launchPrice, premium } from '#content/catalogue.ts';
import { priceText } from '#content/money.ts';

/** The price of the launch and how many places are left, as long as there are any; of a member's it says nothing. */
export function LaunchOffer() {
  const left = useRouteLoaderData<{ launchPlaces: number | null }>('root')?.launchPlaces ?? 0;
  const { launch } = premium;
  if (!launch || left === 0) return null;
  return (
    <p className="premium-launch">
      Lanzamiento: <strong>{priceText(launchPrice)}</strong> al mes los {launch.months} primeros
      meses, para quien empieza. {left === 1 ? 'Queda' : 'Quedan'} {left} de {launch.places} cupos.
    </p>
  );
}
