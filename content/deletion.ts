/** Days in which whoever asked for their account to be deleted can change their mind. */
export const deletionGraceDays = 7;

/** Days for which a deleted project can be taken back. */
export const binDays = 7;
