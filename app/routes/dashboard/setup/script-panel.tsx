import { href } from 'react-router';
import { useRef } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Panel } from '#app/ui/panel.tsx';

/** A script that can be read here, copied and kept as a file. */
export function ScriptPanel(props: { title: string; about: string; file: string; sql: string }) {
  const code = useRef<HTMLPreElement>(null);
  return (
    <Panel title={props.title}>
      <div className="setup-script-head">
        <p>{props.about}</p>
        <div className="row">
          <CopyButton source={code} what={props.title} />
          <ButtonLink small href={href('/database-setup/:file', { file: props.file })} download>
            Descargar .sql
          </ButtonLink>
        </div>
      </div>
      <pre
        className="setup-code setup-script"
        ref={code}
        tabIndex={0}
        role="region"
        aria-label={`SQL: ${props.title}`}
      >
        {props.sql}
      </pre>
    </Panel>
  );
}
