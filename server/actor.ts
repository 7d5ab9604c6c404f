/** Who asks. Row-level security gives each kind its own rows. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; userId: string }
  | { kind: 'staff'; userId: string };

export type UserActor = Extract<Actor, { kind: 'user' }>;

export const userActor = (userId: string): UserActor => ({ kind: 'user', userId });
