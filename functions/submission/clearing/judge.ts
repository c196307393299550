import { type Account, accountsLike } from '#functions/account/public.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import { type Claim, type Clearance, clearanceOf } from '#shared/domain/account/clearance.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { openSubmissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { type Claimed, claimsOf } from '../store/companyClaims.ts'

/** What of a submission its clearance stands on. */
export type Claiming = Pick<SubmissionRecord, 'agencyId' | 'company' | 'created' | 'id' | 'letter'>

/** Whose a company is, and what stands on the other side. */
export interface Judgement {
  readonly clearance: Clearance
  /** Open submissions of it. */
  readonly claimed: Claimed
  /** Accounts of it that other agencies have. */
  readonly accounts: readonly Account[]
  /** The account that the agency has of it itself. */
  readonly own?: Account | undefined
}

const ofSubmission = ({ id, agencyId, company, created, letter }: Claiming): Claim => ({
  id,
  agencyId: agencyId ?? '',
  company,
  receivedAt: created,
  letter,
})

/** An agency has its accounts for as long as they are not closed. */
const ofAccount = ({ id, agencyId = '', created, ...company }: Account): Claim => ({
  id,
  agencyId,
  company,
  receivedAt: created as Instant,
})

/** Whether an agency may work on a company: against all open submissions and accounts of what may be the same company. */
export const judge = async (claiming: Claiming, now: Instant): Promise<Judgement> => {
  const [claimed, alike] = await Promise.all([
    claimsOf(claiming.company, openSubmissionStatuses),
    accountsLike(claiming.company),
  ])
  const had = alike.filter(({ agencyId, status }) => agencyId !== undefined && status !== 'Closed')
  const accounts = had.filter(({ agencyId }) => agencyId !== claiming.agencyId)
  const others = claimed.submissions.filter(({ id, agencyId }) => id !== claiming.id && agencyId !== undefined)
  const clearance = clearanceOf(ofSubmission(claiming), [...others.map(ofSubmission), ...accounts.map(ofAccount)], now)
  return { clearance, claimed, accounts, own: had.find(({ agencyId }) => agencyId === claiming.agencyId) }
}

/** Whether it is cleared by a letter while another agency still has the account, which is to be taken from it first. */
export const waitsForHandOver = ({ clearance, accounts }: Judgement): boolean =>
  clearance.cleared && accounts.length > 0
