import { Form, href, Link, Outlet } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { countContacts } from '#server/services/desk/count-contacts.ts';
import { listContacts } from '#server/services/desk/list-contacts.ts';
import { isSearchCut } from '#server/services/desk/search-patterns.ts';
import type { Route } from './+types/contacts.ts';
import { contactOrders, contactQuery, readContactQuery } from './contact-query.ts';
import { ContactTable } from './contact-table.tsx';
import { countText } from './count-text.ts';
import { KeysetLinks } from './keyset-links.tsx';
import { Totals } from './totals.tsx';

export const meta: Route.MetaFunction = () => privatePage('Contactos');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readContactQuery(args.request.url);
  const [page, counts] = await Promise.all([
    listContacts(app, actor, asked),
    countContacts(app, actor),
  ]);
  return { ...page, counts, asked, isCut: isSearchCut(asked.search), now: app.now() };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { contacts, count, before, after, counts, asked, now } = loaderData;
  const here = href('/admin/dashboard');
  const file = contactQuery({ ...asked, order: 'newest', cursor: null });
  return (
    <>
      <h1>Contactos</h1>
      <Totals
        items={[
          { label: 'Hoy', count: counts.today },
          { label: 'Últimos 7 días', count: counts.week },
          { label: 'Últimos 30 días', count: counts.month },
        ]}
      />
      <Panel title="Mensajes del inicio">
        <Form className="desk-search" role="search" action={here} key={contactQuery(asked)}>
          <Field label="Buscar por nombre, correo o servicio">
            <TextInput type="search" name="buscar" defaultValue={asked.search} maxLength={200} />
          </Field>
          <Field label="Orden">
            <Select name="orden" defaultValue={contactOrders[asked.order].name}>
              {Object.values(contactOrders).map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {loaderData.isCut && <p className="desk-count">Buscamos las primeras seis palabras.</p>}
        {contacts.length > 0 ? (
          <>
            <div className="desk-list-head">
              <p className="desk-count">
                {countText(count)} {count.count === 1 ? 'mensaje' : 'mensajes'}
              </p>
              <ButtonLink look="quiet" small href={href('/admin/contactos.csv') + file}>
                Exportar CSV
              </ButtonLink>
            </div>
            <ContactTable contacts={contacts} query={contactQuery(asked)} now={now} />
          </>
        ) : (
          <EmptyState
            title={
              asked.search
                ? 'No se encontraron contactos con ese término de búsqueda.'
                : 'No hay contactos registrados aún.'
            }
            action={
              asked.search && (
                <Link to={here} className={buttonClass()}>
                  Ver todos
                </Link>
              )
            }
          />
        )}
        <KeysetLinks
          label="Páginas de contactos"
          before={before && here + contactQuery({ ...asked, cursor: before })}
          after={after && here + contactQuery({ ...asked, cursor: after })}
        />
      </Panel>
      <Outlet />
    </>
  );
}
