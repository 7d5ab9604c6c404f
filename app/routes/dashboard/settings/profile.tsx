import { href } from 'react-router';
import { artistProfileSchema } from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { Panel } from '#app/ui/panel.tsx';
import { readArtistProfile, saveArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import type { Route } from './+types/profile.ts';
import { ProfileForm } from './profile-form.tsx';

export const meta: Route.MetaFunction = () => privatePage('Ajustes');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const profile = await readArtistProfile(args.context.get(services), actor);
  const unwritten = {
    artistName: '',
    recordLabel: null,
    bio: null,
    website: null,
    socialLinks: {},
  };
  return { profile: profile ?? unwritten };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  return handleFormAction(
    args,
    await readTextFields(args.request),
    artistProfileSchema,
    async (profile) => {
      await saveArtistProfile(app, actor, profile);
      return redirectWithFlash(href('/dashboard/ajustes'), 'profile-saved');
    },
  );
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Panel title="Perfil artístico">
      <div className="settings-body">
        <ProfileForm
          key={JSON.stringify(loaderData.profile)}
          profile={loaderData.profile}
          outcome={actionData}
        />
      </div>
    </Panel>
  );
}
