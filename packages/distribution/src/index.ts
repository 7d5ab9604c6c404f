export { longestMoveNote, longestPlatformId, longestTeamNote, mostMovedAtOnce } from './limits.ts';
export { platformLinkSchema } from './link.ts';
export { bulkMoveSchema, moveSchema } from './move.ts';
export { distributionNoteSchema } from './note.ts';
export { deletionSchema, platformRequestSchema } from './request.ts';
export {
  type DistributionStatus,
  distributionStatuses,
  nextStatuses,
  sendsToStore,
  toDistributionStatus,
} from './status.ts';
