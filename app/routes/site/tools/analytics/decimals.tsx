import './decimals.css';

const mistakes = [
  { written: '0,005', read: '5', what: 'Media centésima leída como cinco.' },
  {
    written: '12,50',
    read: '1250',
    what: 'Doce con cincuenta leído como mil doscientos cincuenta.',
  },
];

/** What a report says, and what a careless reader made of it. */
export const Decimals = () => (
  <ul className="decimals">
    {mistakes.map(({ written, read, what }) => (
      <li key={written}>
        <p className="decimals-pair" aria-hidden="true">
          <span>{written}</span> <s>{read}</s>
        </p>
        <p>{what}</p>
      </li>
    ))}
  </ul>
);
