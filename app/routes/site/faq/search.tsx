import { questionCount } from '#content/question-count.ts';
import { Field } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import './search.css';

/** Searches as one types. The site's script does it: the field is not there without it, and waits for it unseen. */
export const Search = ({ total }: { total: number }) => (
  <search className="faq-search needs-script" data-waits="">
    <Field label="Busca en las preguntas y en las respuestas">
      <TextInput
        type="search"
        name="q"
        placeholder="Cuotas, regalías, ISRC…"
        autoComplete="off"
        enterKeyHint="search"
      />
    </Field>
    <p className="measure" role="status">
      {questionCount(total)}
    </p>
  </search>
);
