import { config } from '#functions/_platform/config/config.ts'
import { claimById, openClaimOf } from '#functions/claims/public.ts'
import { coversOfAccount, type PolicyRecord, policyById } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import type { DocType } from '#shared/contracts/docs/document.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { RetentionClass, Standing } from '#shared/domain/correspondence/retention.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { DocumentRecord } from '../store/documents.ts'
import { policyOnHold } from './policyOnHold.ts'

/** What a document is kept as, and what its time depends on. */
interface Kept extends Standing {
  readonly as: RetentionClass
}

const statements: readonly DocType[] = ['AccountStatement', 'CommissionStatement', 'Invoice', 'Receipt']
const neverBound: readonly string[] = ['BINDER EXPIRED', 'RESCIND']

const dayOf = ({ created }: DocumentRecord): CalendarDate => dateAt(created, regionOf(config.region).timeZone)

const later = (a: CalendarDate, b: CalendarDate | undefined): CalendarDate => (b !== undefined && b > a ? b : a)

/** The end of a policy: of its term, or of the time to report a claim where that is longer; none while it may cover. */
const endOfPolicy = ({ expirationDate, reportingUntil, status }: PolicyRecord): CalendarDate | undefined =>
  isOver(status) || neverBound.includes(status) ? later(expirationDate, reportingUntil) : undefined

const ofPolicy = (policy: PolicyRecord, document: DocumentRecord): Kept => {
  const end = endOfPolicy(policy)
  return { as: 'POLICY', ...(end !== undefined && { end: later(end, dayOf(document)) }) }
}

/** From the day on which the claim was closed last. */
const ofClaim = async (claimId: string, document: DocumentRecord): Promise<Kept> => {
  const claim = await claimById(claimId)
  if (claim === undefined) return { as: 'CLAIM', end: dayOf(document) }
  if (isOpenClaim(claim.status)) return { as: 'CLAIM', heldBy: claim.claimNumber ?? claim.id }
  const closed = claim.statusChanges.findLast(({ status }) => status === 'CLOSED')?.on
  return { as: 'CLAIM', end: later(dayOf(document), closed) }
}

/** From the end of the last cover of the account, or from the day it was made where there was none. */
const ofAccount = async (accountId: string, document: DocumentRecord): Promise<Kept> => {
  const ends = (await coversOfAccount(accountId)).map(endOfPolicy)
  if (ends.some((end) => end === undefined)) return { as: 'ACCOUNT' }
  return { as: 'ACCOUNT', end: ends.reduce<CalendarDate>(later, dayOf(document)) }
}

const byClass = async (document: DocumentRecord): Promise<Kept> => {
  const { accountId, claimId, docType, policyId, quoteId } = document
  if (claimId !== undefined) return ofClaim(claimId, document)
  // The accounts of a year are closed with it.
  if (statements.includes(docType))
    return { as: 'STATEMENT', end: CalendarDate.parse(`${Number.parseInt(dayOf(document), 10)}-12-31`) }
  const quote = quoteId === undefined ? undefined : await quoteById(quoteId)
  const id = policyId ?? quote?.binder?.id
  const policy = id === undefined ? undefined : await policyById(id)
  if (policy !== undefined) return ofPolicy(policy, document)
  if (quoteId !== undefined || document.submissionId !== undefined)
    return {
      as: document.uploads === undefined ? 'APPLICATION' : 'UPLOAD',
      end: later(dayOf(document), quote?.expiresOn),
    }
  return accountId === undefined ? { as: 'ACCOUNT', end: dayOf(document) } : ofAccount(accountId, document)
}

/** What a document is kept as and until when; while a claim of its account is open, or a policy under a hold, it is held (rule: legal-hold). */
export const standingOfDocument = async (document: DocumentRecord): Promise<Kept> => {
  const kept = await byClass(document)
  const removesOn = document.removal?.on
  const open = document.accountId === undefined ? undefined : await openClaimOf(document.accountId)
  const heldByClaim = open === undefined ? undefined : (open.claimNumber ?? open.id)
  const heldBy = kept.heldBy ?? heldByClaim ?? (await policyOnHold(document))?.policyNumber
  return { ...kept, heldBy, ...(removesOn !== undefined && { removesOn }) }
}
