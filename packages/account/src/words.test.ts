import { expect, test } from 'vitest';
import * as account from './index.ts';

const schemas = {
  signIn: account.signInSchema,
  signUp: account.signUpSchema,
  address: account.addressSchema,
  name: account.nameSchema,
  newPassword: account.newPasswordSchema,
  changePassword: account.changePasswordSchema,
  changeEmail: account.changeEmailSchema,
  deleteAccount: account.deleteAccountSchema,
  secondStep: account.secondStepSchema,
  profile: account.artistProfileSchema,
  distribution: account.distributionSchema([]),
  tier: account.tierSchema,
  role: account.roleSchema,
  warning: account.warningSchema,
  suspension: account.suspensionSchema,
  decision: account.decisionSchema,
  review: account.reviewSchema,
};

test.each(Object.entries(schemas))(
  'what %s refuses is in our words, whatever is missing',
  (_, schema) => {
    const tooLong = {
      email: 'a'.repeat(300),
      password: 'a'.repeat(300),
      currentPassword: 'a'.repeat(300),
    };
    for (const form of [{}, tooLong]) {
      const words = schema.safeParse(form).error?.issues.map(({ message }) => message) ?? [];
      expect(words.length).toBeGreaterThan(0);
      for (const message of words)
        expect(message).not.toMatch(/invalid|expected|too (?:big|small)/i);
    }
  },
);
