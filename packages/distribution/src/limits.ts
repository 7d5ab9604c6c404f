/** How a platform calls a song. In UTF-16 units, as the others are. */
export const longestPlatformId = 100;

/** Of what the staff tells the artist with a move. */
export const longestMoveNote = 1000;

/** Of what the staff notes for itself. */
export const longestTeamNote = 1000;

/** How many distributions one form moves: those of the site have a hundred fields at most. */
export const mostMovedAtOnce = 80;
