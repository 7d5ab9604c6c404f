import { support } from '#content/support.ts';
import { slug } from '#content/slug.ts';
import '#app/ui/site/questions.css';
import './problems.css';

/** What goes wrong most, in four groups; the steps are tried in their order. */
export const Problems = () => (
  <div className="problem-groups">
    {support.commonProblems.map(({ group, problems }) => (
      <section key={group} aria-labelledby={slug(group)}>
        <h3 className="tape" id={slug(group)}>
          {group}
        </h3>
        <div className="questions">
          {problems.map(({ problem, steps }) => (
            <details key={problem} name={`grupo-${slug(group)}`}>
              <summary>{problem}</summary>
              <ol className="steps">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </details>
          ))}
        </div>
      </section>
    ))}
  </div>
);
