import type { ActionFunctionArgs } from 'react-router';
import { href } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { decisionSchema, suspensionSchema, warningSchema } from '#packages/account/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { changeRole } from '#server/services/users/change-role.ts';
import { changeStaff } from '#server/services/users/change-staff.ts';
import { changeTier } from '#server/services/users/change-tier.ts';
import { endSessions } from '#server/services/users/end-sessions.ts';
import { reactivateUser } from '#server/services/users/reactivate-user.ts';
import { suspendUser } from '#server/services/users/suspend-user.ts';
import { upholdSuspension } from '#server/services/users/uphold-suspension.ts';
import { toUserId } from '#server/services/users/user-id.ts';
import { warnUser } from '#server/services/users/warn-user.ts';
import { endedSessionSchema, seenRoleSchema, seenTierSchema } from './user-fields.ts';

/** What the staff does to an account: each form of its page by its `intent`. */
export async function userAction(args: ActionFunctionArgs, userIdText: string) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const here = href('/admin/usuarios/:userId', { userId: userIdText });
  const id = () => toUserId(userIdText);
  const { intent = '' } = form;
  switch (intent) {
    case 'tier':
      return handleFormAction(args, form, seenTierSchema, async ({ from, tier: to, note }) => {
        await changeTier(app, actor, { userId: id(), from, to, note });
        return redirectWithFlash(here, 'tier-changed');
      });
    case 'role':
      return handleFormAction(args, form, seenRoleSchema, async ({ from, role: to, note }) => {
        await changeRole(app, actor, { userId: id(), from, to, note });
        return redirectWithFlash(here, 'role-changed');
      });
    case 'end-session':
      return handleFormAction(args, form, endedSessionSchema, async ({ session: which }) => {
        await endSessions(app, actor, { userId: id(), which });
        return redirectWithFlash(here, 'sessions-ended');
      });
    case 'warn':
      return handleFormAction(args, form, warningSchema, async (fields) => {
        await warnUser(app, actor, { userId: id(), ...fields });
        return redirectWithFlash(here, 'user-warned');
      });
    case 'suspend':
      return handleFormAction(args, form, suspensionSchema, async (fields) => {
        await suspendUser(app, actor, { userId: id(), ...fields });
        return redirectWithFlash(here, 'user-suspended');
      });
    case 'uphold':
      return handleFormAction(args, form, decisionSchema, async (fields) => {
        await upholdSuspension(app, actor, { userId: id(), ...fields });
        return redirectWithFlash(here, 'suspension-upheld');
      });
    case 'reactivate':
      return handleFormAction(args, form, decisionSchema, async (fields) => {
        await reactivateUser(app, actor, { userId: id(), ...fields });
        return redirectWithFlash(here, 'user-reactivated');
      });
    default:
      return handleFormAction(args, form, staffSchema, async ({ intent }) => {
        const isStaff = intent === 'grant-staff';
        await changeStaff(app, actor, { userId: id(), isStaff });
        return redirectWithFlash(here, isStaff ? 'staff-granted' : 'staff-revoked');
      });
  }
}

const staffSchema = z.object({ intent: z.enum(['grant-staff', 'revoke-staff']) });
