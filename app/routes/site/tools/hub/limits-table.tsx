import { studioLimits, toolLimits } from '#content/plan-words.ts';
import { pages } from '#content/site-map.ts';
import { isComing } from '#content/tool-openings.ts';
import './limits-table.css';

/** What each plan will allow, line by line. A line that nobody can use yet says so. */
export const LimitsTable = () => (
  <table className="limits">
    <caption className="visually-hidden">Lo que permite cada plan</caption>
    <thead>
      <tr>
        <th scope="col">Qué</th>
        <th scope="col">Gratis</th>
        <th scope="col">Pro</th>
      </tr>
    </thead>
    <tbody>
      {toolLimits.map(({ page, free, pro }) => (
        <tr key={page}>
          <th scope="row">
            <a href={pages[page].path}>{pages[page].name}</a>
            {isComing(page) && <span className="measure">en camino</span>}
          </th>
          <PlanCells free={free} pro={pro} />
        </tr>
      ))}
      {studioLimits.map(({ name, free, pro }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <PlanCells free={free} pro={pro} />
        </tr>
      ))}
    </tbody>
  </table>
);

const PlanCells = ({ free, pro }: { free: string; pro: string }) => (
  <>
    <td>
      <span className="limits-plan">Gratis</span>
      {free}
    </td>
    <td>
      <span className="limits-plan">Pro</span>
      {pro}
    </td>
  </>
);
