const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL takes the text as a uuid, in the one way in which we write them. */
export const isUuid = (text: string): boolean => uuid.test(text);
