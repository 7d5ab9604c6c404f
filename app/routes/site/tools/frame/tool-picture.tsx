import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import './tool-picture.css';

/** A tool as it stands before whoever has it: a picture, in which there is nothing to press. What came of it is its children. */
export const ToolPicture = (props: {
  fields: readonly (readonly [label: string, value: string])[];
  button: string;
  children: ReactNode;
}) => (
  <div className="tool-picture">
    <div className="tool-picture-form">
      {props.fields.map(([label, value]) => (
        <div key={label}>
          <p>{label}</p>
          <p className="tool-picture-value">{value}</p>
        </div>
      ))}
      <p className={buttonClass({ look: 'primary' })}>{props.button}</p>
    </div>
    {props.children}
  </div>
);
