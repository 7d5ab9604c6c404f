import { Form, href, Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { type AuditAsked, auditPath, operatorName } from './audit-path.ts';

/** Narrows the list down: by who, by what, by the days. */
export function AuditFilters(props: {
  asked: AuditAsked;
  actions: readonly { name: string; label: string }[];
  staff: readonly { id: string; name: string }[];
}) {
  const { asked, staff } = props;
  const { who, action, subject, firstDay, lastDay } = asked;
  const staffId = who && who !== 'operator' ? who.staffId : null;
  const isFormer = staffId !== null && !staff.some(({ id }) => id === staffId);
  const isNarrowed = auditPath({ ...asked, cursor: null }) !== auditPath({});
  return (
    <Form
      className="audit-filters"
      role="search"
      action={href('/admin/auditoria')}
      key={auditPath(asked)}
    >
      {subject && <input type="hidden" name="sobre" value={`${subject.kind}.${subject.id}`} />}
      <Field label="Quién">
        <Select name="quien" defaultValue={who === 'operator' ? operatorName : (staffId ?? '')}>
          <option value="">Todos</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {isFormer && <option value={staffId}>Alguien que ya no es del equipo</option>}
          <option value={operatorName}>El operador, o el sitio solo</option>
        </Select>
      </Field>
      <Field label="Qué hizo">
        <Select name="que" defaultValue={action ?? ''}>
          <option value="">Todo</option>
          {props.actions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Del día">
        <TextInput type="date" name="del" defaultValue={firstDay ?? ''} />
      </Field>
      <Field label="Al día">
        <TextInput type="date" name="al" defaultValue={lastDay ?? ''} />
      </Field>
      <Button type="submit">Filtrar</Button>
      {isNarrowed && (
        <Link to={auditPath({})} className={buttonClass({ look: 'quiet' })}>
          Ver todo
        </Link>
      )}
    </Form>
  );
}
