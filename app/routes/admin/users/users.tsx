import { Form, href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { countReviews } from '#server/services/users/count-reviews.ts';
import { listUsers } from '#server/services/users/list-users.ts';
import type { Route } from './+types/users.ts';
import { countText } from '../count-text.ts';
import { KeysetLinks } from '../keyset-links.tsx';
import { partNames, readUserQuery, userParts, usersPath } from './user-query.ts';
import { UserTable } from './user-table.tsx';

export const handle = { follows: ['user'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Usuarios');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readUserQuery(args.request.url);
  const [page, reviews] = await Promise.all([
    listUsers(app, actor, asked),
    countReviews(app, actor),
  ]);
  return { ...page, reviews, asked };
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { users, count, before, after, reviews, asked } = loaderData;
  const { part, search } = asked;
  return (
    <>
      <h1>Usuarios</h1>
      <Panel title="Cuentas">
        <Tabs
          label="Estado de las cuentas"
          items={[
            { to: usersPath({ search }), label: 'Todas', current: part === null },
            ...partNames.map((one) => ({
              to: usersPath({ part: one, search }),
              label:
                one === 'review' ? `${userParts.review.label} (${reviews})` : userParts[one].label,
              current: one === part,
            })),
          ]}
        />
        <Form
          className="desk-search"
          role="search"
          action={href('/admin/usuarios')}
          key={usersPath(asked)}
        >
          {part && <input type="hidden" name="cuentas" value={userParts[part].name} />}
          <Field label="Buscar por nombre o correo">
            <TextInput type="search" name="buscar" defaultValue={search} maxLength={200} />
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {users.length > 0 ? (
          <>
            <p className="desk-count">
              {countText(count)} {count.count === 1 ? 'cuenta' : 'cuentas'}
            </p>
            <UserTable users={users} />
          </>
        ) : (
          <EmptyState
            title={search ? 'Ninguna cuenta tiene eso en su nombre o correo' : 'No hay cuentas así'}
            action={
              (search || part) && (
                <Link to={usersPath({})} className={buttonClass()}>
                  Ver todas
                </Link>
              )
            }
          />
        )}
        <KeysetLinks
          label="Páginas de cuentas"
          before={before && usersPath({ ...asked, cursor: before })}
          after={after && usersPath({ ...asked, cursor: after })}
        />
      </Panel>
    </>
  );
}
