import { redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { artistProfileSchema, changePasswordSchema } from '#packages/account/src/index.ts';
import { services } from '#app/context.ts';
import { requireSession } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { readTextFields } from '#app/text-fields.ts';
import { Panel } from '#app/ui/panel.tsx';
import { userActor } from '#server/actor.ts';
import { readArtistProfile, saveArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { changePassword } from '#server/services/accounts/change-password.ts';
import { endSessions, listSessions } from '#server/services/accounts/sessions.ts';
import { leaveNotice } from '#server/services/notices.ts';
import { answerForm } from '../../answer-form.ts';
import type { Route } from './+types/settings.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import './settings.css';

export const meta: Route.MetaFunction = () => privatePage('Ajustes');

export async function loader(args: Route.LoaderArgs) {
  const current = requireSession(args);
  const { db } = args.context.get(services);
  const [profile, sessions] = await Promise.all([
    readArtistProfile(db, userActor(current.userId)),
    listSessions(db, current),
  ]);
  const unwritten = {
    artistName: current.displayName,
    recordLabel: null,
    bio: null,
    website: null,
    socialLinks: {},
  };
  return { profile: profile ?? unwritten, sessions };
}

const here = '/dashboard/ajustes';
const sessionSchema = z.object({ session: z.string() });

export async function action(args: Route.ActionArgs) {
  const current = requireSession(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  if (form.intent === 'password') {
    return answerForm(form, changePasswordSchema, async (fields) => {
      const headers = await changePassword(app, current, args.request.headers, fields);
      headers.append('set-cookie', leaveNotice('password-changed-here'));
      return redirect(here, { headers });
    });
  }
  if (form.intent === 'end-session') {
    return answerForm(form, sessionSchema, async ({ session }) => {
      await endSessions(app.db, current, session);
      return redirect(here, { headers: { 'set-cookie': leaveNotice('session-ended') } });
    });
  }
  return answerForm(form, artistProfileSchema, async (profile) => {
    await saveArtistProfile(app.db, userActor(current.userId), profile);
    return redirect(here, { headers: { 'set-cookie': leaveNotice('profile-saved') } });
  });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const sending = navigation.formMethod === 'POST';
  const outcomeOf = (intent: string) =>
    actionData?.values.intent === intent ? actionData : undefined;
  return (
    <div className="settings wrap">
      <p className="settings-back">
        <a href="/dashboard">← Volver al dashboard</a>
      </p>
      <h1>Ajustes</h1>
      <Panel title="Perfil artístico">
        <div className="settings-body">
          <ProfileForm
            key={JSON.stringify(loaderData.profile)}
            profile={loaderData.profile}
            outcome={outcomeOf('profile')}
            sending={sending}
          />
        </div>
      </Panel>
      <Panel title="Contraseña">
        <div className="settings-body">
          {/* A change replaces this session, the first of the list: the form then begins anew. */}
          <PasswordForm
            key={loaderData.sessions[0]?.id}
            outcome={outcomeOf('password')}
            sending={sending}
          />
        </div>
      </Panel>
      <Panel title="Sesiones abiertas">
        <SessionList sessions={loaderData.sessions} sending={sending} />
      </Panel>
    </div>
  );
}
