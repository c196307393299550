import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import { isSameCompany } from '#shared/domain/account/sameCompany.ts'
import type { Claimed } from '../store/companyClaims.ts'

/** The open submission that the same agency has of the same company already. */
export const openOfAgency = (
  { id, agencyId, company }: Pick<SubmissionRecord, 'agencyId' | 'company' | 'id'>,
  claimed: Claimed,
): SubmissionRecord | undefined =>
  claimed.submissions.find(
    (other) => other.id !== id && other.agencyId === agencyId && isSameCompany(company, other.company),
  )
