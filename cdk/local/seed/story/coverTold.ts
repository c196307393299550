import { accounts } from '#functions/account/store/accounts.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { renewalWindowDays } from '#shared/domain/policy/policyDates.ts'
import { type Bill, closedTold } from './booksTold.ts'
import { accountEventTold, ownDeed, type Telling } from './companyTold.ts'
import { earlyEndTold } from './earlyEndTold.ts'
import type { Ending, Payment } from './fates.ts'
import { invoiceTold } from './moneyTold.ts'
import { netPaidAt, netPaidTold } from './netPaidTold.ts'
import { paidTold } from './paidTold.ts'
import { deadlineTold, policyChangeTold, policyStepTold } from './policyTold.ts'
import { quoteStepTold } from './quoteTold.ts'
import { boundTold, readyTold, requestedTold, submissionTold } from './submissionTold.ts'

/** A company's cover as it is planned. */
export interface Cover {
  readonly effectiveDate: CalendarDate
  readonly payment: Payment
  readonly ending: Ending
  readonly renews: boolean
}

/** Tells of the issue of a bound policy and of its bill. */
const issuedTold = (telling: Telling, bound: ReturnType<typeof boundTold>): Bill => {
  const { calendar, chronicle } = telling
  const { dice } = chronicle
  const asked = calendar.minutesLater(dice.between(2, 400))
  const policy = policyChangeTold(chronicle, bound.policy, ownDeed('prepareIssue', asked), { issueRequestedAt: asked })
  const invoice = invoiceTold(chronicle, policy, calendar.minutesLater(1))
  const at = calendar.minutesLater(1)
  const issued = policyStepTold(chronicle, policy, 'generatePolicy', ownDeed('completeIssue', at), {
    issuedAt: at,
    documents: { state: 'none' },
  })
  quoteStepTold(chronicle, bound.quote, 'issue', ownDeed('issueQuoteOfPolicy', at), { issueRequestedAt: asked })
  accountEventTold(telling, 'policyIssued', 'activateAccount', at)
  return { policy: issued, invoice }
}

/** Tells that a policy is in its last ninety days. */
const renewalOpenTold = (telling: Telling, policy: PolicyRecord): PolicyRecord => {
  const { calendar, chronicle, today } = telling
  const opens = addDays(policy.expirationDate, -renewalWindowDays)
  if (policy.status !== 'IN FORCE' || opens > today) return policy
  const at = calendar.from(coverageInstant(opens, policy.timeZone))
  const open = policyChangeTold(chronicle, policy, ownDeed('meetDeadlines', at), { openForRenewal: true })
  telling.account = { ...telling.account, openForRenewal: true }
  chronicle.tell(accounts.create(telling.account), ownDeed('meetDeadlines', at))
  return open
}

/** Tells of a term's end: the policy is renewed by the one given, or has expired. */
const termEndedTold = (telling: Telling, policy: PolicyRecord): undefined => {
  const { calendar, chronicle } = telling
  const at = calendar.from(coverageInstant(policy.expirationDate, policy.timeZone))
  const isRenewed = policy.renewedByPolicyId !== undefined
  policyStepTold(chronicle, policy, isRenewed ? 'renew' : 'expire', ownDeed('meetDeadlines', at), {
    openForRenewal: false,
  })
  if (!isRenewed) accountEventTold(telling, 'lastPolicyEnded', 'closeAccount', calendar.minutesLater(1))
}

/** Tells that the policy which is renewed knows by which; undefined once its own term is over. */
const renewedTold = (telling: Telling, renewed: PolicyRecord, by: PolicyRecord): void => {
  const { calendar, chronicle, today } = telling
  const known = { ...renewed, renewedByPolicyId: by.id, openForRenewal: false }
  chronicle.tell(policies.create(known), ownDeed('completeIssue', calendar.minutesLater(1)))
  if (renewed.expirationDate <= today) termEndedTold(telling, known)
  else deadlineTold(chronicle, known)
}

/** Tells of the day when the policy begins, where it has come. */
const startTold = ({ calendar, chronicle, now }: Telling, bill: Bill): Bill => {
  const begins = coverageInstant(bill.policy.effectiveDate, bill.policy.timeZone)
  if (Date.parse(begins) > Date.parse(now)) return bill
  const deed = ownDeed('meetDeadlines', calendar.from(begins))
  return { ...bill, policy: policyStepTold(chronicle, bill.policy, 'start', deed) }
}

/** Tells of payment and first day, whichever comes first. */
const begunTold = async (telling: Telling, bill: Bill, payment: Payment): Promise<Bill> => {
  if (bill.policy.agencyBilled) {
    const isPaidFirst = netPaidAt(bill) < coverageInstant(bill.policy.effectiveDate, bill.policy.timeZone)
    return isPaidFirst
      ? startTold(telling, await netPaidTold(telling, bill, payment))
      : netPaidTold(telling, startTold(telling, bill), payment)
  }
  return telling.chronicle.dice.percent(50)
    ? startTold(telling, await paidTold(telling, bill, payment, 3000))
    : paidTold(telling, startTold(telling, bill), payment, 25_000)
}

/** What a policy is paid like: a payment that is under way was made a moment ago. */
const paymentOf = ({ effectiveDate, payment }: Cover, today: CalendarDate): Payment =>
  payment === 'inProcess' && effectiveDate < addDays(today, -20) ? 'paid' : payment

/** The cover that follows on this one; undefined where its end is far or nobody wants it. */
const nextOf = (cover: Cover, policy: PolicyRecord, today: CalendarDate): Cover | undefined =>
  cover.renews && policy.status === 'IN FORCE' && policy.expirationDate <= addDays(today, 25)
    ? { ...cover, effectiveDate: addYears(cover.effectiveDate, 1), ending: 'term', payment: 'paid' }
    : undefined

/** Tells of a company's cover from its submission to where it stands today, renewals included. */
export const coverTold = async (telling: Telling, cover: Cover, renewed?: PolicyRecord): Promise<void> => {
  const { calendar, chronicle, today } = telling
  const draft = submissionTold(telling, {
    effectiveDate: cover.effectiveDate,
    at: calendar.on(addDays(cover.effectiveDate, -chronicle.dice.between(8, 32))),
    renews: renewed,
  })
  const ready = readyTold(telling, requestedTold(telling, draft))
  if (ready === undefined) {
    if (renewed !== undefined) endedTold(telling, renewed)
    return
  }
  const issued = issuedTold(telling, boundTold(telling, ready, renewed))
  if (renewed !== undefined) renewedTold(telling, renewed, issued.policy)
  const bill = await begunTold(telling, issued, paymentOf(cover, today))
  const ended = await earlyEndTold(telling, bill, cover.ending)
  closedTold(chronicle, ended ?? bill, telling.now)
  if (ended !== undefined) return deadlineTold(chronicle, ended.policy)
  const open = renewalOpenTold(telling, bill.policy)
  const next = nextOf(cover, open, today)
  if (next !== undefined) return coverTold(telling, next, open)
  return endedTold(telling, open)
}

/** Tells of the end of a term where it has come, or of what will become of the policy. */
const endedTold = (telling: Telling, policy: PolicyRecord): undefined =>
  policy.expirationDate <= telling.today && policy.status === 'IN FORCE'
    ? termEndedTold(telling, policy)
    : deadlineTold(telling.chronicle, policy)
