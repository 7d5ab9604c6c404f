export { accountRoles, type AccountRole, roleLabels } from './role.ts';
export { type SignInFields, signInSchema } from './sign-in.ts';
export { type SignUpFields, signUpSchema } from './sign-up.ts';
export { nameSchema } from './full-name.ts';
export { newPasswordSchema } from './new-password.ts';
export { addressSchema } from './email.ts';
export { displayNameOf } from './display-name.ts';
export { type ArtistProfile, artistProfileSchema } from './artist-profile.ts';
export { type SocialNetwork, socialNetworks } from './social-networks.ts';
export { type ChangePasswordFields, changePasswordSchema } from './change-password.ts';
export { currentPasswordSchema } from './current-password.ts';
export { type ChangeEmailFields, changeEmailSchema } from './change-email.ts';
export {
  appCodeSchema,
  type SecondStepFields,
  secondStepSchema,
  type StopTwoFactorFields,
  stopTwoFactorSchema,
  type TwoFactorCode,
} from './two-factor.ts';
export { type DeleteAccountFields, deleteAccountSchema } from './delete-account.ts';
export {
  defaultDistribution,
  defaultNotifications,
  type DistributionPreferences,
  type NotificationPreferences,
  platformField,
  wantsProjectMails,
} from './preference-values.ts';
export { distributionSchema, notificationsSchema, releaseTime } from './preferences.ts';
export { type Tier, tierLabels, tiers } from './tier.ts';
export {
  groundLabels,
  longestWords,
  suspensionGrounds,
  type SuspensionGround,
  warningDays,
} from './oversight.ts';
export {
  decisionSchema,
  reviewSchema,
  roleSchema,
  suspensionSchema,
  tierSchema,
  warningSchema,
} from './oversight-forms.ts';
