import { dayOfMonth, monthName, type PlanDay, release, shortDay, weeks } from './plan.ts';
import './terraces.css';

/** The weeks as terraces of a hill: the release on its top, and down from there what has to be done before. */
export const Terraces = () => (
  <ol className="terraces">
    {weeks().map((days, back) => (
      <li key={back} className="terrace">
        <p className="terrace-week measure">{weekName(back)}</p>
        <p className="terrace-count" aria-hidden="true">
          {back || 'D'}
        </p>
        {days.map(
          ({ task }) =>
            task && (
              <p key={task.day} className="terrace-task">
                {task.name}, {shortDay(task.day)}
              </p>
            ),
        )}
        <div className="terrace-days" aria-hidden="true">
          {days.map((day) => (
            <DayCell key={day.day} {...day} />
          ))}
        </div>
      </li>
    ))}
  </ol>
);

const weekName = (back: number) =>
  back === 0 ? 'Salida' : back === 1 ? 'Falta 1 semana' : `Faltan ${back} semanas`;

const DayCell = ({ day, holiday, task, left }: PlanDay) => (
  <span
    className={[
      'day',
      task && 'day-task',
      day === release && 'day-release',
      holiday && 'day-holiday',
      left && 'day-left',
    ]
      .filter(Boolean)
      .join(' ')}
  >
    <span className="measure">
      {dayOfMonth(day)}
      {dayOfMonth(day) === 1 && ` ${monthName(day)}`}
    </span>
    <span className="day-name">{task?.short ?? holiday}</span>
  </span>
);
