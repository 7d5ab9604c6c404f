/** Where a request comes from, as far as it says. */
type Sender = { ip: string; userAgent: string };

/** Whoever sends a request, before it is known who they are; forms that are open to all act so, too. */
export type AnonymousActor = { kind: 'anonymous' } & Sender;

/** A person among what is their own. */
export type UserActor = { kind: 'user'; userId: string } & Sender;

/** A member of the staff among what is everybody's. */
export type StaffActor = { kind: 'staff'; userId: string } & Sender;

/** The product itself: its jobs, and the operator's commands. */
export type SystemActor = { kind: 'system' };

/** Who asks. Row-level security gives each kind its own rows. */
export type Actor = AnonymousActor | UserActor | StaffActor | SystemActor;

export const system: SystemActor = { kind: 'system' };
