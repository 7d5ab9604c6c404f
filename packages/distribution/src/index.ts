export { platformLinkSchema, longestPlatformId } from './link.ts';
export { bulkMoveSchema, longestMoveNote, moveSchema } from './move.ts';
export { distributionNoteSchema, longestTeamNote } from './note.ts';
export { deletionSchema, mostMovedAtOnce, platformRequestSchema } from './request.ts';
export {
  type DistributionStatus,
  distributionStatuses,
  nextStatuses,
  sendsToStore,
  toDistributionStatus,
} from './status.ts';
