import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { daysBetween } from '../calendar/daysBetween.ts'
import { addDays, addYears } from '../calendar/moveDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { portion } from '../money/money.ts'
import { cancellationCauses } from '../policy/cancellationRules.ts'
import { changedPrice, moneyBetween } from '../policy/changedPrice.ts'
import { unearnedShare } from '../policy/policyDates.ts'
import { earnedShareAt, pricesOf } from '../policy/policyStack.ts'
import type { PriceFrom } from '../policy/policyTransaction.ts'
import { premiumFrom, type Term, totalPremiumOf } from '../policy/termPremium.ts'
import type { CoveragePremium, RatedPremium } from '../rating/ratedPremium.ts'
import { taxesOn } from '../rating/taxes/taxesOn.ts'
import { commissionEarned } from './agencyCommission.ts'
import { postingsForCommissionDue, postingsForCommissionPaid } from './commissionPostings.ts'
import { addedEarnings, type EarningBook, earnedTo, noEarnings, writtenOf } from './earning.ts'
import { postingsForChange, postingsForIssue, postingsForReturn, postingsForUndoneReturn } from './issuePosting.ts'
import { postingsForChargeback, postingsForPayment, postingsForSettlement } from './paymentPostings.ts'
import type { Posting } from './posting.ts'
import { breakdownOf, negated, type PremiumBreakdown, totalOf } from './premiumBreakdown.ts'
import {
  postingsForRefundDue,
  postingsForRefundPaid,
  postingsForRefundRefused,
  postingsForRefundReopened,
} from './refundPostings.ts'
import { returnedOf } from './returnPremium.ts'
import { balanceOf, trialBalance } from './trialBalance.ts'
import { postingsForRecovery, postingsForWriteOff } from './writeOffPostings.ts'

/** How many lives are lived; by night there are more. */
const lives = Number(process.env.PALISADE_MONEY_LIVES ?? 1000)

const places = [
  { region: 'us', state: 'LA', surplus: true },
  { region: 'us', state: 'NY', surplus: false },
  { region: 'us', state: 'OR', surplus: true },
  { region: 'us', state: 'TX', surplus: false },
  { region: 'uk', surplus: false },
  { region: 'au', state: 'NSW', surplus: false },
  { region: 'au', state: 'QLD', surplus: false },
] as const
type Place = (typeof places)[number]

const rates = { commission: 0.15, carrierCommission: 0.25 }
const commissionsOn = (premium: number) => ({
  commission: portion(premium, { rate: rates.commission }),
  carrierCommission: portion(premium, { rate: rates.carrierCommission }),
})
const liability = coverageId('LIABILITY')
const terrorism = coverageId('TRIA')
const priceOf = (premium: number, tria: number): CoveragePremium[] => [
  { coverageId: liability, premium },
  { coverageId: terrorism, premium: tria },
]

/** What happens next, as far as it can; `at` and `part` are shares of what there is of days and of money. */
const step = fc.record({
  deed: fc.constantFrom('endorse', 'pay', 'charge back', 'cancel', 'undo', 'earn', 'refund', 'collect', 'write off'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  cause: fc.constantFrom(...cancellationCauses),
  flag: fc.boolean(),
})
const life = fc.record({
  place: fc.constantFrom(...places),
  from: fc.integer({ min: 0, max: 1500 }).map((day) => addDays('2027-01-01', day)),
  premium: fc.integer({ min: 10_000, max: 9_000_000 }),
  tria: fc.integer({ min: 0, max: 40_000 }),
  fee: fc.integer({ min: 0, max: 50_000 }),
  steps: fc.array(step, { minLength: 5, maxLength: 25 }),
})
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never
type Step = Life['steps'][number]

/** A policy's money in the middle of its life, all of it by the functions that the platform calls. */
interface Money {
  readonly place: Place
  readonly term: Term
  readonly rated: RatedPremium
  readonly prices: readonly PriceFrom[]
  readonly entries: readonly Posting[]
  readonly book: EarningBook
  /** What came in and stayed, what was charged in all and not returned. */
  readonly paid: number
  readonly charged: number
  /** The commission of what was written and not returned, and what of it was made due. */
  readonly commission: number
  readonly due: number
  readonly writtenOff: number
  readonly refunded: number
  /** Refunds that are owed, and those that were refused. */
  readonly owed: number
  readonly refused: number
  readonly returned?: PremiumBreakdown | undefined
}

const issued = ({ place, from, premium, tria, fee }: Life): Money => {
  const ofTerror = place.region === 'us' ? tria : 0
  const fees = [{ key: 'policyFee' as const, amount: fee }]
  const taxes = taxesOn(premium + ofTerror, fees, { ...place, effectiveDate: from })
  const coverages = priceOf(premium, ofTerror)
  const total = premium + ofTerror + fee + taxes.reduce((sum, { amount }) => sum + amount, 0)
  // What a price holds beside its amounts says how it came about, and moves nothing.
  const rated = { premium: premium + ofTerror, coverages, fees, taxes, total, steps: [] } as unknown as RatedPremium
  const written = breakdownOf(rated, commissionsOn(rated.premium))
  return {
    place,
    term: { effectiveDate: from, endDate: addYears(from, 1) },
    rated,
    prices: [{ from, coverages }],
    entries: postingsForIssue(written, place),
    book: { written: writtenOf(written), earned: noEarnings },
    ...{ paid: 0, charged: total, commission: written.commission, due: 0 },
    ...{ writtenOff: 0, refunded: 0, owed: 0, refused: 0 },
  }
}

const posted = (money: Money, postings: readonly Posting[], change: Partial<Money> = {}): Money => ({
  ...money,
  ...change,
  entries: [...money.entries, ...postings],
})

/** What is charged becomes more or less by a breakdown. */
const charged = (money: Money, by: PremiumBreakdown, postings: readonly Posting[], change: Partial<Money>): Money =>
  posted(money, postings, {
    ...change,
    charged: money.charged + totalOf(by),
    commission: money.commission + by.commission,
    book: { ...money.book, written: addedEarnings(money.book.written, writtenOf(by)) },
  })

const dayIn = ({ effectiveDate, endDate }: Term, at: number): CalendarDate =>
  addDays(effectiveDate, Math.min(364, Math.floor(at * daysBetween({ from: effectiveDate, until: endDate }))))

const endorsed = (money: Money, { at, part, flag }: Step): Money => {
  const { place, term, rated, prices } = money
  const day = dayIn(term, at)
  const tria = place.region === 'us' && flag ? 9_999 : 0
  const made = pricesOf([
    { prices: [...prices] },
    { prices: [{ from: day, coverages: priceOf(Math.round(part * 5_000_000), tria) }] },
  ])
  const after = changedPrice(rated, premiumFrom(made, term, term.effectiveDate), { ...place, day })
  const change = moneyBetween(
    { ...rated, ...commissionsOn(rated.premium) },
    { ...after, ...commissionsOn(after.premium) },
  )
  const { commission, carrierCommission } = change
  const taxes = change.taxes.map((tax) => ({ ...tax, name: '', rate: 0, taxable: 0, source: '' }))
  const by = breakdownOf({ ...change, taxes }, { commission, carrierCommission })
  return charged(money, by, postingsForChange(by, place), { rated: after, prices: made })
}

const cancelled = (money: Money, { at, cause, flag }: Step): Money => {
  const { place, term, rated, prices } = money
  const day = flag ? term.effectiveDate : dayIn(term, at)
  const partsOf = (of: readonly PriceFrom[]) => {
    const parts = premiumFrom(of, term, day)
    const tria = totalPremiumOf(parts.filter((each) => each.coverageId === terrorism))
    return { premium: totalPremiumOf(parts) - tria, tria }
  }
  const rest = partsOf(prices)
  const begun = partsOf(prices.filter(({ from }) => from <= day))
  const toCome = { premium: rest.premium - begun.premium, tria: rest.tria - begun.tria }
  const share = 1 - earnedShareAt([{ prices }] as never, term, day)
  const returned = returnedOf(rated, commissionsOn(rated.premium), {
    ...place,
    ...(prices.length > 1 && { rest: { ...rest, share, toCome } }),
    unearned: unearnedShare(term, day),
    flat: flag,
    cause,
  })
  return charged(money, negated(returned), postingsForReturn(returned, place), { returned })
}

const owing = (money: Money): number => balanceOf(money.entries, 'premiumReceivable')

const deeds: Readonly<Record<Step['deed'], (money: Money, step: Step) => Money>> = {
  endorse: (money, step) => (money.returned === undefined ? endorsed(money, step) : money),
  cancel: (money, step) => (money.returned === undefined ? cancelled(money, step) : money),
  undo: (money) =>
    money.returned === undefined
      ? money
      : charged(money, money.returned, postingsForUndoneReturn(money.returned, money.place), { returned: undefined }),
  pay: (money, { part, flag }) => {
    const amount = flag ? owing(money) : Math.round(owing(money) * part)
    if (amount <= 0) return money
    const settled = [...postingsForPayment(amount), ...postingsForSettlement(amount, 'processor', { fee: 30 })]
    return posted(money, settled, { paid: money.paid + amount })
  },
  'charge back': (money, { part }) => {
    const amount = Math.round((money.paid - money.refunded - money.owed - money.refused) * part)
    return amount <= 0 ? money : posted(money, postingsForChargeback(amount), { paid: money.paid - amount })
  },
  earn: (money, { at }) => {
    const { term, prices, returned } = money
    const share = returned === undefined ? earnedShareAt([{ prices }] as never, term, dayIn(term, at)) : 1
    const { book, postings } = earnedTo(money.book, share)
    return posted(money, postings, { book })
  },
  refund: (money, { flag }) => {
    if (money.refused > 0)
      return posted(money, postingsForRefundReopened(money.refused), { owed: money.owed + money.refused, refused: 0 })
    if (money.owed > 0)
      return flag
        ? posted(money, postingsForRefundPaid(money.owed), { owed: 0, refunded: money.refunded + money.owed })
        : posted(money, postingsForRefundRefused(money.owed), { owed: 0, refused: money.owed })
    const over = 0 - owing(money)
    if (over <= 0) return money
    // A credit makes good what was written off before anything of it goes back.
    const good = Math.min(over, money.writtenOff)
    const credit = over - good
    const postings = [
      ...(good > 0 ? postingsForRecovery(good) : []),
      ...(credit > 0 ? postingsForRefundDue(credit) : []),
    ]
    return posted(money, postings, { owed: credit, writtenOff: money.writtenOff - good })
  },
  collect: (money, { flag }) => {
    const { commission: written, charged: all, paid, refunded, due } = money
    const earned = commissionEarned({ written, charged: all, paid: paid - refunded, retained: 0 })
    const payable = 0 - balanceOf(money.entries, 'commissionDue')
    if (flag && payable > 0) return posted(money, postingsForCommissionPaid(payable))
    return posted(money, postingsForCommissionDue(earned - due), { due: earned })
  },
  'write off': (money, { part }) => {
    if (money.writtenOff > 0) return posted(money, postingsForRecovery(money.writtenOff), { writtenOff: 0 })
    const amount = Math.round(owing(money) * part)
    return amount <= 0 ? money : posted(money, postingsForWriteOff(amount), { writtenOff: amount })
  },
}

const sumOf = (money: Money, ...accounts: readonly Parameters<typeof balanceOf>[1][]): number =>
  accounts.reduce((sum, account) => sum + balanceOf(money.entries, account), 0)

/** What is wrong with the books at a moment; nothing, whatever came before. */
const wrongs = (money: Money): Record<string, number> => {
  const { charged: all, paid, refunded, owed, refused, writtenOff, commission, book, due } = money
  const { written, earned } = book
  const differences = {
    'the trial balance': trialBalance(money.entries).difference,
    'what is owed': owing(money) - (all - paid + refunded + owed + refused - writtenOff),
    'the premium that is the carrier’s':
      sumOf(money, 'carrierPayableUnearned', 'carrierPayableEarned') + written.carrier,
    'earned for the carrier': balanceOf(money.entries, 'carrierPayableEarned') + earned.carrier,
    'the provider’s commission': sumOf(money, 'commissionUnearned', 'commissionIncome') + written.commission,
    'the agency’s commission': commission - written.agencyCommission,
    'the agency’s commission as booked': sumOf(money, 'deferredCommission', 'commissionExpense') - commission,
    'what of it is due': sumOf(money, 'commissionPayable') + commission - due,
    'refunds that are owed': sumOf(money, 'refundsPayable', 'suspense') + owed + refused,
  }
  const below = { 'what is charged': all, 'what came in less what went back': paid - refunded - owed - refused }
  return {
    ...Object.fromEntries(Object.entries(differences).filter(([, amount]) => amount !== 0)),
    ...Object.fromEntries(Object.entries(below).filter(([, amount]) => amount < 0)),
  }
}

it(`whatever happens to its money, a policy's books are right after every step, in ${lives} lives`, () => {
  fc.assert(
    fc.property(life, (lived) => {
      let money = issued(lived)
      for (const next of lived.steps) {
        money = deeds[next.deed](money, next)
        expect(wrongs(money), next.deed).toEqual({})
      }
    }),
    { numRuns: lives },
  )
}, 300_000)

it('who is cancelled flat, paid back and settled has left nothing behind, whatever came before', () => {
  const owned = [
    'premiumReceivable',
    'carrierPayableUnearned',
    'carrierPayableEarned',
    'commissionUnearned',
    'commissionIncome',
    'deferredCommission',
    'commissionExpense',
    'refundsPayable',
  ] as const
  fc.assert(
    fc.property(life, (lived) => {
      const steps = lived.steps.filter(({ deed }) => deed === 'endorse' || deed === 'earn' || deed === 'pay')
      const before = steps.reduce((money, each) => deeds[each.deed](money, each), issued(lived))
      const end: Omit<Step, 'deed'> = { at: 0, part: 1, cause: 'insurer', flag: true }
      const after = (['cancel', 'earn', 'refund', 'refund'] as const).reduce(
        (money, deed) => deeds[deed](money, { ...end, deed }),
        before,
      )
      expect(Object.fromEntries(owned.map((account) => [account, balanceOf(after.entries, account)]))).toEqual(
        Object.fromEntries(owned.map((account) => [account, 0])),
      )
      expect(after.charged).toBe(0)
    }),
    { numRuns: 100 },
  )
})
