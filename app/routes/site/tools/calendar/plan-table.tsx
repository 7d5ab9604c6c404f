import { planTasks, shortDay, type Task } from './plan.ts';
import './plan-table.css';

/** The same plan as a list, in the order in which it is done. */
export const PlanTable = () => (
  <table className="plan-table">
    <caption className="visually-hidden">
      El plan de ejemplo, del primer día al de la salida
    </caption>
    <thead>
      <tr>
        <th scope="col">Cuenta</th>
        <th scope="col">Tarea</th>
        <th scope="col">Día</th>
      </tr>
    </thead>
    <tbody>
      {planTasks()
        .toReversed()
        .map((task) => (
          <PlanRow key={task.before} {...task} />
        ))}
    </tbody>
  </table>
);

const PlanRow = ({ before, name, why, day, moved }: Task) => (
  <tr className={moved && 'plan-moved'}>
    <td className="plan-count">{before === 0 ? 'D' : `D−${before}`}</td>
    <th scope="row">
      <span className="plan-what">
        {name} <span>{why}</span>
      </span>
    </th>
    <td className="plan-day measure">
      {moved && (
        <>
          <s>{shortDay(moved.from)}</s>
          <span className="plan-holiday">{moved.holiday}</span>
        </>
      )}
      {shortDay(day)}
    </td>
  </tr>
);
