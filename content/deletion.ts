/** Days in which whoever asked for their account to be deleted can change their mind. */
export const deletionGraceDays = 7;

/** Days for which a deleted project can be taken back. */
export const binDays = 7;

/** Years without anything new after which a message or a proposal is deleted: the privacy policy says so. */
export const messageYears = 2;
