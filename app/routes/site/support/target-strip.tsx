import './target-strip.css';

/** The ruler runs from five minutes to three days, every doubling as long as the last; severities.css marks it. */
const shortest = 5;
const longest = 72 * 60;
const place = (minutes: number) =>
  Math.round((Math.log(minutes / shortest) / Math.log(longest / shortest)) * 1000);

/** A stretch of tape: lit until the answer, outlined until the solution. */
export const TargetStrip = ({ response, solution }: { response: number; solution: number }) => (
  <svg className="target-strip" viewBox="0 0 1000 30" preserveAspectRatio="none" aria-hidden="true">
    <rect className="target-wait" width={place(solution)} height="30" />
    <rect className="target-answer" width={place(response)} height="30" />
    <path d={[15, 60, 240, 1440].map((minutes) => `M${place(minutes)} 0V30`).join('')} />
  </svg>
);
