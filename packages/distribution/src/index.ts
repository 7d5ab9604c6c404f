export { linkSchema, longestPlatformId } from './link.ts';
export { longestMoveNote, moveSchema } from './move.ts';
export {
  type DistributionStatus,
  distributionStatuses,
  nextStatuses,
  toDistributionStatus,
} from './status.ts';
