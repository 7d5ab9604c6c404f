import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { countReviews } from '#server/services/users/count-reviews.ts';
import { listUsers } from '#server/services/users/list-users.ts';
import type { Route } from './+types/users.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { userList } from './user-list.ts';
import { UserTable } from './user-table.tsx';

export const handle = { follows: ['user'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Usuarios');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = userList.read(args.request.url);
  const [page, reviews] = await Promise.all([
    listUsers(app, actor, asked),
    countReviews(app, actor),
  ]);
  return { page, reviews, asked };
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const { page, reviews, asked } = loaderData;
  return (
    <>
      <h1>Usuarios</h1>
      <StaffList
        title="Cuentas"
        address={userList}
        asked={asked}
        page={page}
        noun={['cuenta', 'cuentas']}
        searched="nombre o correo"
        tabs={['all', 'unconfirmed', 'suspended', 'review', 'leaving', 'staff']}
        counts={{ review: { count: reviews, isMore: false } }}
        empty={{
          title: asked.search
            ? 'Ninguna cuenta tiene eso en su nombre o correo'
            : 'No hay cuentas así',
        }}
      >
        <UserTable users={page.rows} />
      </StaffList>
    </>
  );
}
