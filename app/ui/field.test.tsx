import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test('the label, the error and the hint belong to the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Canción" hint="Como sonará" error="¿Cómo se llama?">
      <TextInput name="title" />
    </Field>,
  );
  const id = attribute(html, 'input', 'id');
  expect(id).toBeTruthy();
  expect(attribute(html, 'label', 'for')).toBe(id);
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`${id}-error ${id}-hint`);
  expect(html).toContain(`<p class="field-error" id="${id}-error">¿Cómo se llama?</p>`);
  expect(html).toContain(`<p class="field-hint" id="${id}-hint">Como sonará</p>`);
});

test('without an error the control is not invalid and describes nothing', () => {
  const html = renderToStaticMarkup(
    <Field label="Canción">
      <TextInput name="title" />
    </Field>,
  );
  expect(attribute(html, 'input', 'aria-invalid')).toBeUndefined();
  expect(attribute(html, 'input', 'aria-describedby')).toBeUndefined();
});
