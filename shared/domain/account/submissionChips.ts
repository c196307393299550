import type { SubmissionStatus } from '#shared/records/submission/submissionStatus.ts'

/** What a list says of a submission besides its status (identity-and-public, section 3). */
export const submissionChipKinds = ['clearToRenew', 'incomplete', 'renewalOffered', 'referred', 'nonRenewed'] as const
export type SubmissionChip = (typeof submissionChipKinds)[number]

interface Chipped {
  readonly status: SubmissionStatus
  /** How many facts an underwriter still needs. */
  readonly missing: readonly string[]
  /** A quote of it is in front of an underwriter. */
  readonly isReferred: boolean
  /** Of a renewal, whether nothing stands against it. */
  readonly renewal?: { readonly clear: boolean } | undefined
}

const isAsked = (status: SubmissionStatus): boolean => status === 'RECEIVED' || status === 'HELD'

/** The chips of a submission, in the order they are shown. */
export const submissionChips = ({ status, missing, isReferred, renewal }: Chipped): SubmissionChip[] => {
  const says: Readonly<Record<SubmissionChip, boolean>> = {
    clearToRenew: renewal?.clear === true && ['RECEIVED', 'COMPLETE', 'CERTIFIED'].includes(status),
    incomplete: missing.length > 0 && isAsked(status),
    renewalOffered: renewal !== undefined && status === 'QUOTED',
    referred: isReferred && status !== 'DECLINED' && status !== 'LOST',
    nonRenewed: renewal !== undefined && (status === 'DECLINED' || status === 'LOST'),
  }
  return submissionChipKinds.filter((kind) => says[kind])
}
