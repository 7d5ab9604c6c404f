import { planFacts } from '#content/plan-words.ts';
import './facts.css';

/** Both plans, one fact a row. */
export const Facts = () => (
  <table className="facts">
    <caption className="visually-hidden">La cuenta gratuita y Digital Pro, línea por línea</caption>
    <thead>
      <tr>
        <th scope="col">Qué</th>
        <th scope="col">Gratis</th>
        <th scope="col">Pro</th>
      </tr>
    </thead>
    <tbody>
      {planFacts.map(({ fact, free, pro }) => (
        <tr key={fact}>
          <th scope="row">{fact}</th>
          <td>{free}</td>
          <td>{pro}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
