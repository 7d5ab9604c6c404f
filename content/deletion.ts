/** Days in which whoever asked for their account to be erased can change their mind. */
export const deletionGraceDays = 7;
