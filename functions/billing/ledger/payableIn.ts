import { isCharge, placeOf } from '#functions/ledger/books/commissionStanding.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import { ownPart, type SharedCommission } from '#shared/domain/ledger/commissionParts.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

interface OfPolicy {
  /** Every posting of the policy. */
  readonly all: readonly PostingRecord[]
  readonly shared: SharedCommission | undefined
  /** The account of the agency that is billed has had the whole commission from the beginning, as once all had. */
  readonly isWhole?: boolean
}

/** What of the commission that a posting moves is payable to an agency as the one that has the policy, with the parts of others. */
export const writtenTo = ({ lines, parties }: PostingRecord, agencyId: string): MinorUnits =>
  lines
    .filter(({ account, authority = parties?.agencyId }) => account === 'commissionPayable' && authority === agencyId)
    .reduce((sum, { credit, debit }) => sum + credit - debit, 0)

/** Commission that becomes due to one agency is not payable to the agency that has the policy, nor was it to one that has a part of it. */
const ofDue = ({ agencyId, parties }: PostingRecord, { shared, isWhole }: OfPolicy): Record<string, MinorUnits> => {
  const billed = parties?.agencyId
  if (agencyId === undefined || billed === undefined || agencyId === billed) return {}
  const hasPart = shared?.parts.some((part) => part.agencyId === agencyId) === true
  return { ...(isWhole !== true && { [billed]: 0 }), ...(hasPart && { [agencyId]: 0 }) }
}

/** The agency's own part of what is written, so that all of its parts together are its part of the whole, to the unit. */
const ofWritten = (posting: PostingRecord, { all, shared, isWhole }: OfPolicy): Record<string, MinorUnits> => {
  if (shared === undefined || shared.parts.length === 0 || isWhole === true || !isCharge(posting)) return {}
  const whole = writtenTo(posting, shared.of)
  if (whole === 0) return {}
  const before = all
    .filter((each) => isCharge(each) && placeOf(each) < placeOf(posting))
    .reduce((sum, each) => sum + writtenTo(each, shared.of), 0)
  return { [shared.of]: ownPart(before + whole, shared) - ownPart(before, shared) }
}

/**
 * What of the commission payable that a posting moves is in the accounts of agencies, where its lines alone do not tell: of a
 * policy that its agency is billed for, whose commission is shared or became another's. Undefined where they do.
 */
export const payableIn = (
  posting: PostingRecord,
  policy: OfPolicy,
): Readonly<Record<string, MinorUnits>> | undefined => {
  if (!posting.parties?.agencyBilled) return undefined
  const payable = posting.cause.kind === 'commission' ? ofDue(posting, policy) : ofWritten(posting, policy)
  return Object.keys(payable).length === 0 ? undefined : payable
}
