/**
 * A cookie beside the session's, which pages may read: it says that there is a session to ask for, and nothing else.
 * Whoever has none makes no request.
 */
export const sessionMarkCookie = 'estudio2600.hay-sesion';
