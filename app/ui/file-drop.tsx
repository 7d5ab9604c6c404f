import type { ReactNode } from 'react';
import { UploadIcon } from './icons.tsx';
import './file-drop.css';

/** A large place for one file: it can be dropped there, or chosen by a press. Its child is the input, `id` is its. */
export const FileDrop = (props: {
  id: string;
  label: string;
  hint: string;
  children: ReactNode;
}) => (
  <label className="file-drop" htmlFor={props.id}>
    <UploadIcon />
    <span>
      <b>{props.label}</b>
      <span className="file-drop-hint">{props.hint}</span>
    </span>
    {props.children}
  </label>
);
