import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import { feeKeys, taxKeys } from '../rating/ratedPremium.ts'
import { carriedOver } from './carryOver.ts'
import { isClosed, ledgerAccounts } from './chartOfAccounts.ts'
import { addedEarnings, earnedTo, noEarnings, writtenOf } from './earning.ts'
import {
  postingsForBrokerChange,
  postingsForIssue,
  postingsForReturn,
  postingsForUndoneReturn,
} from './issuePosting.ts'
import {
  postingsForChargeback,
  postingsForFailedPayment,
  postingsForPayment,
  postingsForSettlement,
} from './paymentPostings.ts'
import { credit, debit, makePosting } from './posting.ts'
import { breakdownOf, negated, type PremiumBreakdown, totalOf } from './premiumBreakdown.ts'
import {
  postingsForRefundDue,
  postingsForRefundPaid,
  postingsForRefundRefused,
  postingsForRefundReopened,
} from './refundPostings.ts'
import { accountKey, accountOfKey, balanceOf, trialBalance } from './trialBalance.ts'

const rated: PremiumBreakdown = {
  premium: 500_000,
  tria: 5_000,
  fees: { brokerFee: 25_000, mgaFee: 10_000 },
  taxes: { surplusLineTax: 15_000, surplusStampingFee: 900 },
  commission: 75_000,
  carrierCommission: 126_250,
}
const louisiana = { region: 'us', state: 'LA' } as const

const cents = fc.integer({ min: 0, max: 100_000_000 })
const breakdown = fc.record({
  premium: cents,
  tria: cents,
  fees: fc.record(Object.fromEntries(feeKeys.map((key) => [key, cents])), { requiredKeys: [] }),
  taxes: fc.record(Object.fromEntries(taxKeys.map((key) => [key, cents])), { requiredKeys: [] }),
  commission: cents,
  carrierCommission: cents,
})
const share = fc.double({ min: 0, max: 1, noNaN: true })

describe('a posting', () => {
  it('is refused unless debits equal credits', () => {
    expect(() => makePosting('Loose cent', [debit('trustCash', 100), credit('premiumReceivable', 99)])).toThrow(
      /differ by 1/,
    )
  })

  it('is refused in fractions of a cent', () => {
    expect(() => makePosting('Half', [debit('trustCash', 0.5), credit('premiumReceivable', 0.5)])).toThrow(RangeError)
  })
})

describe('the ledger of a policy', () => {
  it('takes the rated premium apart without losing a cent', () => {
    const breakdown = breakdownOf(
      {
        premium: 505_000,
        coverages: [
          { coverageId: coverageId('TRIA'), premium: 5_000 },
          { coverageId: coverageId('LIABILITY'), premium: 500_000 },
        ],
        fees: [{ key: 'brokerFee', amount: 25_000 }],
        taxes: [
          { key: 'ipt', name: 'Insurance Premium Tax', rate: 0.12, taxable: 505_000, amount: 60_600, source: '' },
        ],
      },
      { commission: 75_000, carrierCommission: 126_250 },
    )
    expect(breakdown).toMatchObject({ premium: 500_000, tria: 5_000, commission: 75_000, carrierCommission: 126_250 })
    expect(totalOf(breakdown)).toBe(505_000 + 25_000 + 60_600)
  })

  it('has the insured owe the total, and the premium payable to the carrier less commission: none of it is income', () => {
    const book = postingsForIssue(rated, louisiana)
    expect(balanceOf(book, 'premiumReceivable')).toBe(totalOf(rated))
    expect(balanceOf(book, 'carrierPayableUnearned')).toBe(-(505_000 - 126_250))
    expect(balanceOf(book, 'commissionUnearned')).toBe(-126_250)
    const income = trialBalance(book).rows.filter(({ kind }) => kind === 'income' || kind === 'expense')
    expect(income.map(({ account, balance }) => [account, balance])).toEqual([['mgaFeeIncome', -10_000]])
  })

  it('owes each tax to its authority', () => {
    const { rows } = trialBalance([
      ...postingsForIssue(rated, louisiana),
      ...postingsForIssue(rated, { region: 'us', state: 'TX' }),
    ])
    const taxes = rows.filter(({ authority }) => authority !== undefined)
    expect(taxes.map(({ number, authority, credit }) => [number, authority, credit])).toEqual([
      ['2210', 'LA', 15_000],
      ['2210', 'TX', 15_000],
      ['2220', 'LA stamping office', 900],
      ['2220', 'TX stamping office', 900],
    ])
  })

  it('earns premium and both commissions by days, and gives back what is not earned any more', () => {
    const half = earnedTo({ written: writtenOf(rated), earned: noEarnings }, 0.5)
    const posted = [...postingsForIssue(rated, louisiana), ...half.postings]
    expect(balanceOf(posted, 'carrierPayableEarned')).toBe(-(505_000 - 126_250) / 2)
    expect(balanceOf(posted, 'commissionIncome')).toBe(-126_250 / 2)
    expect(balanceOf(posted, 'commissionExpense')).toBe(37_500)
    const less = earnedTo(half.book, 0.25)
    expect(balanceOf([...posted, ...less.postings], 'commissionExpense')).toBe(18_750)
    expect(earnedTo(less.book, 0.25).postings).toEqual([])
  })

  it('owes nothing once paid, and all of it again after a chargeback', () => {
    const issued = postingsForIssue(rated, louisiana)
    const paid = [...issued, ...postingsForPayment(555_900), ...postingsForSettlement(555_900)]
    expect(balanceOf(paid, 'premiumReceivable')).toBe(0)
    expect(balanceOf(paid, 'trustCash')).toBe(555_900)
    expect(balanceOf([...paid, ...postingsForChargeback(555_900, { fee: 1_500 })], 'premiumReceivable')).toBe(555_900)
  })

  it('has nothing left when everything is returned, and all of it when that is undone', () => {
    const flat = [...postingsForIssue(rated, louisiana), ...postingsForReturn(rated, louisiana)]
    expect(trialBalance(flat).rows.every(({ balance }) => balance === 0)).toBe(true)
    const undone = [...flat, ...postingsForUndoneReturn(rated, louisiana)]
    expect(balanceOf(undone, 'premiumReceivable')).toBe(totalOf(rated))
  })

  it('owes a refund until it is paid, and keeps one that was refused in suspense', () => {
    const due = postingsForRefundDue(700)
    expect(balanceOf(due, 'refundsPayable')).toBe(-700)
    const refused = [...due, ...postingsForRefundRefused(700)]
    expect([balanceOf(refused, 'refundsPayable'), balanceOf(refused, 'suspense')]).toEqual([0, -700])
    const paid = [...refused, ...postingsForRefundReopened(700), ...postingsForRefundPaid(700)]
    expect([balanceOf(paid, 'suspense'), balanceOf(paid, 'refundsPayable'), balanceOf(paid, 'trustCash')]).toEqual([
      0, 0, -700,
    ])
    expect(balanceOf([...due, ...postingsForRefundDue(-700)], 'refundsPayable')).toBe(0)
  })

  it('says of a change of broker that moves no commission whose the policy is, and moves no account', () => {
    const [change] = postingsForBrokerChange(0, { from: 'agy_1', to: 'agy_2' })
    expect(change?.lines.map(({ authority }) => authority)).toEqual(['agy_1', 'agy_2'])
    expect(trialBalance(change === undefined ? [] : [change]).rows).toEqual([])
  })

  it('balances whatever is issued, earned, paid, returned and refunded', () => {
    fc.assert(
      fc.property(breakdown, cents, cents, share, share, (rate, a, b, earned, later) => {
        const first = earnedTo({ written: writtenOf(rate), earned: noEarnings }, earned)
        const left = addedEarnings(first.book.written, writtenOf(negated(rate)))
        const last = earnedTo({ ...first.book, written: left }, later)
        const book = [
          ...postingsForIssue(rate, louisiana),
          ...first.postings,
          ...postingsForPayment(a),
          ...postingsForPayment(b, 'direct'),
          ...postingsForSettlement(a, 'processor', { fee: Math.min(a, 250) }),
          ...postingsForFailedPayment(b, 'direct'),
          ...postingsForChargeback(a, { fee: 1_500 }),
          ...postingsForReturn(rate, louisiana),
          ...last.postings,
          ...postingsForRefundDue(b),
          ...postingsForRefundRefused(b),
          ...postingsForRefundReopened(b),
          ...postingsForRefundPaid(b),
        ]
        for (const posting of book) expect(trialBalance([posting]).difference).toBe(0)
        const sheet = trialBalance(book)
        expect(sheet.difference).toBe(0)
        expect(sheet.rows.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
        for (const account of ['carrierPayableUnearned', 'carrierPayableEarned', 'commissionUnearned'] as const)
          expect(balanceOf(book, account)).toBe(0)
      }),
      { numRuns: 100 },
    )
  })
})

describe('books of the former chart', () => {
  const former = (rate: PremiumBreakdown, paid: number) => [
    makePosting('Premium written', [
      debit('premiumReceivable', rate.premium + rate.tria + (rate.taxes.surplusLineTax ?? 0)),
      credit('carrierPremiumWritten', rate.premium),
      credit('triaPremiumWritten', rate.tria),
      credit('surplusTaxPayable', rate.taxes.surplusLineTax ?? 0),
    ]),
    makePosting('Commission earned', [
      debit('commissionExpense', rate.commission),
      credit('commissionPayable', rate.commission),
    ]),
    makePosting('Payment settled', [debit('cash', paid), credit('premiumReceivable', paid)]),
  ]

  it('are carried over: nothing stays in a closed account, and the trial balance is zero before and after', () => {
    fc.assert(
      fc.property(breakdown, cents, share, (rate, paid, earned) => {
        const before = former(rate, paid)
        const { book, postings } = carriedOver(before, louisiana, 0.25)
        const after = [...before, ...postings]
        expect(trialBalance(before).difference).toBe(0)
        expect(trialBalance(after).difference).toBe(0)
        for (const account of ledgerAccounts.filter(isClosed)) expect(balanceOf(after, account)).toBe(0)
        expect(trialBalance(after).rows.filter(({ authority, number }) => number === '2210' && !authority)).toSatisfy(
          (rows: { balance: number }[]) => rows.every(({ balance }) => balance === 0),
        )
        expect(balanceOf(after, 'premiumReceivable')).toBe(balanceOf(before, 'premiumReceivable'))
        expect(book.written.carrier + book.written.commission).toBe(rate.premium + rate.tria)
        expect(trialBalance([...after, ...earnedTo(book, earned).postings]).difference).toBe(0)
        expect(carriedOver(after, louisiana, 0.25)).toMatchObject({ postings: [], book: { written: book.written } })
      }),
      { numRuns: 100 },
    )
  })
})

it('an account is named by its key, with its authority where it is kept by authority', () => {
  for (const line of [{ account: 'premiumReceivable' }, { account: 'taxPayable', authority: 'LA' }] as const)
    expect(accountOfKey(accountKey(line as never))).toStrictEqual(line)
})
