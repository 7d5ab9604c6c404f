export { platformLinkSchema, longestPlatformId } from './link.ts';
export { bulkMoveSchema, longestMoveNote, moveSchema } from './move.ts';
export { mostMovedAtOnce, platformRequestSchema } from './request.ts';
export {
  type DistributionStatus,
  distributionStatuses,
  nextStatuses,
  sendsToStore,
  toDistributionStatus,
} from './status.ts';
