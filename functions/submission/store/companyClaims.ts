import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import { companyIdentity } from '#shared/domain/account/companyIdentity.ts'
import { plainPostcode } from '#shared/domain/account/sameCompany.ts'
import type { SubmittedCompany } from '#shared/domain/account/submissionFacts.ts'
import { type SubmissionStatus, submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { type StoredSubmission, submissions } from './submissions.ts'

/** Which submissions are known by one thing that tells a company: a number, a domain, its place, its postcode. */
interface CompanyClaim {
  readonly id: string
  readonly submissionIds: readonly string[]
}

const companyClaims = defineRecord<CompanyClaim, never, never, never>({
  kind: 'companyClaim',
  notFound: 'submission.notFound',
})
export const companyClaimsDefinition = companyClaims.definition

const idOf = (key: string): string => `claim:${key}`

/** By what a company is found that may be the same: where neither number nor domain is shared, the postcode is. */
const keysOf = (company: SubmittedCompany): string[] => [
  ...companyIdentity(company),
  ...(company.zipCode ? [`postcode:${plainPostcode(company.zipCode)}`] : []),
]

/** Submissions of what may be the same company, and the writes that add one more. */
export interface Claimed {
  readonly submissions: readonly StoredSubmission[]
  /**
   * The writes by which a submission is found from now on; they lose to whoever adds another at the same time, so that of
   * two at once one is first. Submissions that have ended are left out.
   */
  readonly add: (submissionId: string) => Write[]
}

/** The submissions in the given statuses that share something with a company. */
export const claimsOf = async (
  company: SubmittedCompany,
  statuses: readonly SubmissionStatus[] = submissionStatuses,
): Promise<Claimed> => {
  const ids = keysOf(company).map(idOf)
  const kept = new Map<string, Stored<CompanyClaim>>()
  for (const claim of await companyClaims.byIds(ids)) kept.set(claim.id, claim)
  const named = new Set([...kept.values()].flatMap(({ submissionIds }) => submissionIds))
  const found = (await submissions.byIds([...named])).filter(({ status }) => statuses.includes(status))
  const isOpen = new Set<string>(found.map(({ id }) => id))
  return {
    submissions: found,
    add: (submissionId) =>
      ids.flatMap((id) => {
        const before = kept.get(id)
        if (before?.submissionIds.includes(submissionId)) return []
        const claim = {
          id,
          submissionIds: [...(before?.submissionIds ?? []).filter((each) => isOpen.has(each)), submissionId],
        }
        return [before === undefined ? companyClaims.create(claim) : companyClaims.update(before, claim)]
      }),
  }
}
