import { premium } from '#content/premium.ts';
import { studioLimits, toolLimits } from '#content/plan-words.ts';
import { ChannelMeter } from './channel-meter.tsx';
import './stereo-comparison.css';

/**
 * Both accounts as the two channels of a meter. Every feature is a row that heads the two cells under it, so the table
 * has two columns on every screen.
 */
export const StereoComparison = () => (
  <table className="stereo">
    <caption className="visually-hidden">La cuenta gratuita y Premium, comparadas</caption>
    <thead>
      <tr>
        <th scope="col">Cuenta gratuita</th>
        <th scope="col">{premium.name}</th>
      </tr>
    </thead>
    {toolLimits.map(({ name, free, pro, units }) => (
      <tbody key={name}>
        <Feature name={name} />
        <tr>
          <td>
            <ChannelMeter units={units.free} />
            {free}
          </td>
          <td>
            <ChannelMeter units={units.pro} lit />
            {pro}
          </td>
        </tr>
      </tbody>
    ))}
    {studioLimits.map(({ name, free, pro }) => (
      <tbody key={name}>
        <Feature name={name} />
        <tr>
          <td>{free}</td>
          <td>{pro}</td>
        </tr>
      </tbody>
    ))}
  </table>
);

const Feature = ({ name }: { name: string }) => (
  <tr className="stereo-feature">
    <th scope="rowgroup" colSpan={2}>
      <span>{name}</span>
    </th>
  </tr>
);
