import { claimStatuses } from '#shared/records/claim/claimStatus.ts'

/** Statuses of claims that were filed: a draft is no notice. */
export const filedStatuses = claimStatuses.filter((status) => status !== 'UN_FILED')
