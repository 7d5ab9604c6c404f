import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import './delete-run.css';

/** A run leaves the list of its person, after it was asked whether it is to. Without a script, too. */
export const DeleteRun = ({ what }: { what: string }) => (
  <details className="delete-run">
    <summary>Borrar del historial</summary>
    <Form method="post">
      <input type="hidden" name="intent" value="delete" />
      <p>{what} para siempre.</p>
      <Button type="submit" look="danger" small>
        Sí, borrar
      </Button>
    </Form>
  </details>
);
