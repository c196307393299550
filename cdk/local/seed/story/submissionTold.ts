import { config } from '#functions/_platform/config/config.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { declines } from '#functions/account/store/declines.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { companyIdentity } from '#shared/domain/account/companyIdentity.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { policyNumberOf } from '#shared/domain/policy/policyNumber.ts'
import { unfiledRule } from '#shared/domain/rating/unfiledRule.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accountEventTold, ownDeed, sellersDeed, type Telling, underwritersDeed } from './companyTold.ts'
import { binderTold } from './policyTold.ts'
import { draftTold, quoteStepTold, requestTold, type ToldQuote } from './quoteTold.ts'

const limits = [500_000, 1_000_000, 1_000_000, 1_000_000, 2_000_000, 3_000_000] as const
const deductibles = { 500000: 5_000, 1000000: 10_000, 2000000: 25_000, 3000000: 25_000, 5000000: 50_000 } as const

/** What a submission is made with. */
interface Wanted {
  readonly effectiveDate: CalendarDate
  readonly hasLargeLimit?: boolean
  readonly renews?: PolicyRecord | undefined
  readonly at: Instant
}

/** Tells of a draft for the company. */
export const submissionTold = (telling: Telling, { effectiveDate, hasLargeLimit, renews, at }: Wanted): ToldQuote => {
  const { chronicle, account, seller } = telling
  const { dice } = chronicle
  const limit = hasLargeLimit === true ? 5_000_000 : dice.pick(limits)
  return draftTold(chronicle, {
    account,
    seller,
    deed: sellersDeed(telling, 'addP250CartQuote', at),
    limit,
    deductible: deductibles[limit],
    preset: dice.weighed([
      [1, 20],
      [2, 60],
      [3, 20],
    ]),
    effectiveDate,
    renews: renews?.id,
  })
}

/** Tells of the request of a draft; the account of one that is ready is quoted. */
export const requestedTold = (telling: Telling, told: ToldQuote): QuoteRecord => {
  const at = telling.calendar.minutesLater(2)
  const quote = requestTold(telling.chronicle, told, ownDeed('save', at))
  telling.account = { ...telling.account, submissions: telling.account.submissions + 1 }
  telling.chronicle.tell(accounts.create(telling.account), ownDeed('notify', at))
  if (quote.status === 'READY') accountEventTold(telling, 'quoteReady', 'save', at)
  if (quote.status === 'DECLINED') declineTold(telling, quote, quote.statusNote?.reason ?? '', at)
  return quote
}

/** Tells that the company was declined, for whoever asks for it next. */
export const declineTold = ({ chronicle, account }: Telling, { id }: QuoteRecord, reason: string, at: Instant): void =>
  chronicle.tell(
    declines.create({
      id: `decline:${id}`,
      subjectId: id,
      identity: [`account:${account.id}`, ...companyIdentity(account)],
      reason,
      declinedAt: at,
    }),
    ownDeed('save', at),
  )

/** Tells of the underwriter who takes a referral. */
export const takenTold = (telling: Telling, quote: QuoteRecord): QuoteRecord => {
  const at = telling.calendar.minutesLater(telling.chronicle.dice.between(30, 900))
  const underwriter = { ...telling.staff.underwriter, since: at }
  return quoteStepTold(telling.chronicle, quote, 'take', underwritersDeed(telling, 'takeReferral', at), { underwriter })
}

/** Tells how a quote becomes ready: a referral is released; undefined where no underwriter would. */
export const readyTold = (telling: Telling, quote: QuoteRecord): QuoteRecord | undefined => {
  if (quote.status === 'READY') return quote
  if (quote.status !== 'REFERRED' && quote.status !== 'IN_REVIEW') return undefined
  if (quote.referralReasons.some(({ ruleId }) => ruleId === unfiledRule)) return undefined
  const at = telling.calendar.minutesLater(telling.chronicle.dice.between(60, 2000))
  const underwriter = quote.underwriter ?? { ...telling.staff.underwriter, since: at }
  const deed = underwritersDeed(telling, 'releaseQuote', at)
  const ready = quoteStepTold(telling.chronicle, quote, 'release', deed, { underwriter, statusNote: undefined })
  accountEventTold(telling, 'quoteReady', 'releaseQuote', at)
  return ready
}

const conditions = [
  'Multi-factor authentication for all remote access, confirmed in writing',
  'A copy of the incident response plan',
  'Confirmation of the claims of the last five years',
  'The date on which unsupported systems are replaced',
] as const

/** What a quote is subject to after binding, in every state that it can be in. */
const conditionsOf = ({ chronicle, today }: Telling, boundOn: CalendarDate): Subjectivity[] => {
  const { dice } = chronicle
  if (!dice.percent(30)) return []
  const due = addDays(boundOn, dice.pick([14, 30, 45]))
  const isLate = due < today
  const status = isLate
    ? dice.weighed([
        ['ACCEPTED', 50],
        ['WAIVED', 20],
        ['OVERDUE', 30],
      ] as const)
    : dice.weighed([
        ['OPEN', 60],
        ['RECEIVED', 40],
      ] as const)
  const at: Instant = `${due}T12:00:00.000Z`
  return [
    {
      id: 'sub_1',
      text: dice.pick(conditions),
      stage: 'POST_BIND',
      due,
      owner: dice.pick(['INSURED', 'AGENCY'] as const),
      notice: 'REMINDER',
      status,
      ...(status === 'RECEIVED' && {
        evidence: { text: 'Sent by email.', by: 'The insured', at: `${boundOn}T20:00:00.000Z` as const },
      }),
      ...(status === 'ACCEPTED' && { settled: { text: 'As asked for.', by: 'Underwriting', at } }),
      ...(status === 'WAIVED' && { settled: { text: 'Not needed any more.', by: 'Underwriting', at } }),
      ...(status === 'OVERDUE' && { noticeAt: at }),
    },
  ]
}

/** A quote as it becomes a binder: in the binder those have a share who have one in policies. */
const withPartners = ({ seller: { partners } }: Telling, quote: QuoteRecord): QuoteRecord =>
  partners === undefined ? quote : { ...quote, partnerIds: [...new Set([...partners.quote, ...partners.policy])] }

/** Tells of a request to bind, and of the binder. */
export const boundTold = (
  telling: Telling,
  ready: QuoteRecord,
  renews?: PolicyRecord,
): { readonly quote: QuoteRecord; readonly policy: PolicyRecord } => {
  const { chronicle, calendar } = telling
  const requested = quoteStepTold(
    chronicle,
    ready,
    'requestToBind',
    sellersDeed(telling, 'updateQuote', calendar.minutesLater(chronicle.dice.between(20, 3000))),
  )
  const at = calendar.minutesLater(chronicle.dice.between(3, 200))
  const policyNumber =
    renews === undefined ? policyNumberOf(config.region, chronicle.number('policy')) : renewalOf(renews)
  const deed = sellersDeed(telling, 'bindQuote', at)
  const quote = quoteStepTold(chronicle, requested, 'bind', deed, {
    binder: { id: chronicle.id('pol', at), policyNumber },
    boundAt: at,
    subjectivities: conditionsOf(telling, dateAt(at, regionOf(config.region).timeZone)),
  })
  telling.account = { ...telling.account, boundAt: at }
  chronicle.tell(accounts.create(telling.account), deed)
  return {
    quote,
    policy: binderTold(
      chronicle,
      withPartners(telling, quote),
      { number: policyNumber, carrierId: telling.seller.carrierId },
      deed,
    ),
  }
}

const renewalOf = ({ policyNumber }: PolicyRecord): string =>
  `${policyNumber.slice(0, -2)}${String(Number(policyNumber.slice(-2)) + 1).padStart(2, '0')}`
