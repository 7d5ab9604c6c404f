import { href, Outlet } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { countContacts } from '#server/services/desk/count-contacts.ts';
import { listContacts } from '#server/services/desk/list-contacts.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/contacts.ts';
import { contactList } from './contact-list.ts';
import { ContactTable } from './contact-table.tsx';
import { StaffList } from './lists/staff-list.tsx';

const loadContactTotals = () => import('./contact-totals.tsx');
const ContactTotals = keepDrawn(
  import.meta.env.SSR
    ? (await loadContactTotals()).ContactTotals
    : later(loadContactTotals, 'ContactTotals'),
);

export const meta: Route.MetaFunction = () => privatePage('Contactos');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = contactList.read(args.request.url);
  const [page, counts] = await Promise.all([
    listContacts(app, actor, asked),
    countContacts(app, actor),
  ]);
  return { page, counts, asked, now: app.now() };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { page, counts, asked, now } = loaderData;
  const file = href('/admin/contactos.csv') + contactList.query({ search: asked.search });
  return (
    <>
      <h1>Contactos</h1>
      <ContactTotals counts={counts} />
      <StaffList
        title="Mensajes del inicio"
        address={contactList}
        asked={asked}
        page={page}
        noun={['mensaje', 'mensajes']}
        searched="nombre, correo o servicio"
        viewField={
          <Field label="Orden">
            <Select name={contactList.parameter} defaultValue={contactList.views[asked.view].name}>
              {Object.values(contactList.views).map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        }
        export={
          <ButtonLink look="quiet" small href={file}>
            Exportar CSV
          </ButtonLink>
        }
        empty={{
          title: asked.search
            ? 'No se encontraron contactos con ese término de búsqueda.'
            : 'No hay contactos registrados aún.',
        }}
      >
        <ContactTable contacts={page.rows} query={contactList.query(asked)} now={now} />
      </StaffList>
      <Outlet />
    </>
  );
}
