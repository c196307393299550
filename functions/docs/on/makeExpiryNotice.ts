import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { isRefusedRenewal, nonRenewalFacts, noticeOnPaper, policyById } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { commonData } from '../documentData/commonData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { policyCover } from '../documentData/policyCover.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import type { PdfDocument } from '../templates/document.ts'

interface Noticed {
  readonly policyId: string
  readonly mayRenew: boolean
  /** The day of a refusal to renew, or of its withdrawal, of which there may be several. */
  readonly on?: CalendarDate | undefined
  /** Of cover that was kept beyond its term: the day on which it ends after all. */
  readonly endsOn?: CalendarDate | undefined
}

const requireNoticed = async (policyId: string) => {
  const policy = await policyById(policyId)
  if (policy === undefined) throw new Error(`There is no policy ${policyId} to notice the expiry of.`)
  return policy
}

/** The notice that a policy expires, as it is drawn now. */
export const drawExpiry = async ({ policyId, mayRenew, on, endsOn }: Noticed, now: Instant): Promise<PdfDocument> => {
  const policy = await requireNoticed(policyId)
  const { expirationDate, policyNumber, renewalOptOut, timeZone } = policy
  const { expiryDocument } = await import('../templates/expiryDocument.ts')
  return expiryDocument({
    ...commonData(config.region, policyCover(policy), await namedOn(policy), policyNumber, on ?? dateAt(now, timeZone)),
    policyNumber,
    expiresOn: expirationDate,
    mayRenew,
    isOptedOut: renewalOptOut && !isRefusedRenewal(policy),
    ...nonRenewalFacts(policy),
    ...(endsOn !== undefined && { keptUntil: endsOn }),
  })
}

/** What a notice is filed as, by where it is given. */
const titleOf = (mayRenew: boolean, isNonRenewal: boolean): string => {
  if (isNonRenewal) return mayRenew ? 'Nonrenewal withdrawn' : 'Notice of nonrenewal'
  return mayRenew ? 'Notice of expiry' : 'Notice of expiry and non-renewal'
}

/** Cover that was kept beyond its term ends after all: its insured is told as of when, in a document that can be posted. */
const makeEndOfCover = async (policyId: string, endsOn: CalendarDate, now: Instant): Promise<void> => {
  const policy = await requireNoticed(policyId)
  const mayRenew = !isRefusedRenewal(policy)
  const docName = `Notice of the end of cover ${policy.policyNumber}.pdf`
  const docId = await keepDocument(
    {
      docName,
      docType: madeByTask.makeExpiryNotice,
      ...filedWith(policy),
      madeFrom: ['ExpiryNotice', policy.id, mayRenew ? 'RENEWABLE' : 'NOT_RENEWED', 'ENDS', endsOn].join('|'),
    },
    now,
    () => drawExpiry({ policyId, mayRenew, endsOn }, now),
  )
  await noticeOnPaper(policy, { kind: 'endOfCover', docId, docName }, now)
}

/** What the insured is told of the end of a policy stands with its documents, beside the mail (decision: notices-kept). */
export const makeExpiryNotice: Subscriber<'policy.expiryNoticed' | 'policy.thawed'> = async ({ detail, now }) => {
  if (!('mayRenew' in detail)) {
    if (detail.endsOn !== undefined) await makeEndOfCover(detail.policyId, detail.endsOn, now)
    return
  }
  const policy = await requireNoticed(detail.policyId)
  const { mayRenew, on } = detail
  const made = ['ExpiryNotice', policy.id, mayRenew ? 'RENEWABLE' : 'NOT_RENEWED', ...(on === undefined ? [] : [on])]
  const isNonRenewal = nonRenewalFacts(policy) !== undefined
  const docName = `${titleOf(mayRenew, isNonRenewal)} ${policy.policyNumber}.pdf`
  const docId = await keepDocument(
    {
      docName,
      docType: madeByTask.makeExpiryNotice,
      ...filedWith(policy),
      madeFrom: made.join('|'),
    },
    now,
    () => drawExpiry(detail, now),
  )
  await noticeOnPaper(policy, { kind: isNonRenewal ? 'nonRenewal' : 'expiry', mayRenew, docId, docName }, now)
}
