import { questionCount } from '#content/question-count.ts';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import './search.css';

/** Searches as one types; the site's script does it, and without script there is no field. */
export const Search = ({ total }: { total: number }) => (
  <search className="faq-search needs-script">
    <Field label="Busca en las preguntas y en las respuestas">
      <TextInput
        type="search"
        name="q"
        placeholder="Regalías, portada, ISRC…"
        autoComplete="off"
        enterKeyHint="search"
      />
    </Field>
    <p className="measure" role="status">
      {questionCount(total)}
    </p>
  </search>
);
