export { accountRoles, type AccountRole, roleLabels } from './role.ts';
export { type SignInFields, signInSchema } from './sign-in.ts';
export { type SignUpFields, signUpSchema } from './sign-up.ts';
export { newPasswordSchema } from './new-password.ts';
export { addressSchema } from './email.ts';
export { displayNameOf } from './display-name.ts';
