import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CommissionFacts, commissionEarned, netPayment } from './agencyCommission.ts'
import { commissionMoved, owedAfter, owedBy } from './commissionMoved.ts'
import { commissionsBecomingDue } from './commissionParts.ts'
import { postingsForCommissionDue, postingsForCommissionPaid } from './commissionPostings.ts'
import { postingsForIssue, postingsForReturn } from './issuePosting.ts'
import { postingsForNetPayment, postingsForPayment, postingsForSettlement } from './paymentPostings.ts'
import type { Posting } from './posting.ts'
import { balanceOf, trialBalance } from './trialBalance.ts'

/** A policy of Louisiana: 3,650.00 of premium, 100.00 broker fee, 182.50 tax; commission 15 %, the provider's 25 %. */
const rated = {
  premium: 365_000,
  tria: 0,
  fees: { brokerFee: 10_000 },
  taxes: { surplusLineTax: 18_250 },
  commission: 54_750,
  carrierCommission: 91_250,
}
const total = 393_250
const louisiana = { region: 'us', state: 'LA' } as const
const returned = {
  ...rated,
  premium: 182_500,
  fees: {},
  taxes: { surplusLineTax: 9_125 },
  commission: 27_375,
  carrierCommission: 45_625,
}

const direct = { retained: 0, agencyBilled: false }

/** What becomes due to an agency that shares with nobody. */
const commissionBecomingDue = ({
  madeDue,
  agencyBilled,
  ...facts
}: CommissionFacts & { readonly madeDue: number; readonly agencyBilled: boolean }): number => {
  const agencyId = 'agy_1'
  const holdings = [{ agencyId, written: facts.written, retained: facts.retained }]
  const due = commissionsBecomingDue({ ...facts, agencyBilled, holdings, madeDue: new Map([[agencyId, madeDue]]) })
  return due.get(agencyId) ?? 0
}
const dueFrom = (entries: readonly Posting[]) => ({
  lines: entries.flatMap(({ lines }) => [...lines]),
  isPayment: false,
})

describe('commission becomes due as premium is collected', () => {
  it('by a third of what is charged a third of the commission, by all of it all, and nothing twice', () => {
    // 131,083 of 393,250 is 33.3333 %: 54,750 x 0.333333 = 18,249.98, rounded 18,250.
    const facts = { written: 54_750, charged: total, ...direct }
    expect(commissionBecomingDue({ ...facts, paid: 131_083, madeDue: 0 })).toBe(18_250)
    expect(commissionBecomingDue({ ...facts, paid: 131_083, madeDue: 18_250 })).toBe(0)
    expect(commissionBecomingDue({ ...facts, paid: total, madeDue: 18_250 })).toBe(36_500)
    expect(commissionBecomingDue({ ...facts, paid: 0, madeDue: 0 })).toBe(0)
  })

  it('is clawed back of premium that was returned: half of the premium, half of the commission', () => {
    // 393,250 - 182,500 - 9,125 = 201,625 stays charged, all of it paid; 54,750 - 27,375 = 27,375 stays earned.
    const after = { written: 27_375, charged: 201_625, paid: 201_625, ...direct }
    expect(commissionBecomingDue({ ...after, madeDue: 54_750 })).toBe(-27_375)
  })

  it('is not due where the agency has kept it of what it paid; what rounding left is settled when all is paid', () => {
    const billed = { written: 54_750, charged: total, agencyBilled: true }
    expect(commissionBecomingDue({ ...billed, paid: 131_083, retained: 18_249, madeDue: 0 })).toBe(0)
    expect(commissionBecomingDue({ ...billed, paid: total, retained: 54_750, madeDue: 0 })).toBe(0)
    expect(commissionBecomingDue({ ...billed, paid: total, retained: 54_749, madeDue: 0 })).toBe(1)
  })

  it('is taken back from an agency that kept it when the policy is cancelled', () => {
    expect(
      commissionBecomingDue({ written: 0, charged: 0, paid: 0, retained: 54_750, madeDue: 0, agencyBilled: true }),
    ).toBe(-54_750)
  })
})

describe('the ledger of an agency’s commission', () => {
  const issued = [...postingsForIssue(rated, louisiana), ...postingsForPayment(total), ...postingsForSettlement(total)]

  it('moves what is due from what is payable, and pays it out of trust', () => {
    const due = [...issued, ...postingsForCommissionDue(54_750)]
    expect(balanceOf(due, 'commissionPayable')).toBe(0)
    expect(balanceOf(due, 'commissionDue')).toBe(-54_750)
    const paid = [...due, ...postingsForCommissionPaid(54_750)]
    expect(balanceOf(paid, 'commissionDue')).toBe(0)
    expect(balanceOf(paid, 'payoutClearing')).toBe(0)
    expect(balanceOf(paid, 'trustCash')).toBe(total - 54_750)
    expect(trialBalance(paid).difference).toBe(0)
  })

  it('owes the agency less than nothing when what was paid is clawed back, and carries that forward', () => {
    const after = [
      ...issued,
      ...postingsForCommissionDue(54_750),
      ...postingsForCommissionPaid(54_750),
      ...postingsForReturn(returned, louisiana),
      ...postingsForCommissionDue(-27_375),
    ]
    expect(balanceOf(after, 'commissionDue')).toBe(27_375)
    expect(balanceOf(after, 'commissionPayable')).toBe(0)
    expect(trialBalance(after).difference).toBe(0)
    const told = (book: typeof after) => trialBalance(book).rows.find(({ number }) => number === '2325')
    expect(told(after)).toMatchObject({
      name: 'To come back from agencies, commission and fees',
      kind: 'asset',
      balance: 27_375,
    })
    const owed = [...issued, ...postingsForCommissionDue(54_750)]
    expect(told(owed)).toMatchObject({
      name: 'Due to agencies, commission and fees',
      kind: 'liability',
      balance: -54_750,
    })
  })

  it('posts nothing where nothing changed', () => expect(postingsForCommissionDue(0)).toEqual([]))
})

describe('a statement', () => {
  it('adds up: 1,000.00 brought forward, 547.50 earned, 273.75 clawed back, 800.00 paid leave 473.75', () => {
    const moved = commissionMoved([
      dueFrom(postingsForCommissionDue(54_750)),
      dueFrom(postingsForCommissionDue(-27_375)),
      ...postingsForCommissionPaid(80_000).map(({ lines }) => ({ lines, isPayment: true })),
    ])
    expect(moved).toEqual({ earned: 54_750, clawedBack: -27_375, brokerFees: 0, paid: 80_000 })
    expect(owedAfter(100_000, moved)).toBe(47_375)
  })
})

/** What may happen to a policy's money within a month. */
const deed = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('return' as const), part: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('bounce' as const), part: fc.constant(1) }),
  fc.record({ kind: fc.constant('state' as const), part: fc.constant(1) }),
  fc.record({ kind: fc.constant('payOut' as const), part: fc.constant(1) }),
)

describe('whatever happens to a policy in whatever order', () => {
  const live = (agencyBilled: boolean) =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 5, max: 20 }),
        fc.array(deed, { maxLength: 30 }),
        (premium, percent, deeds) => {
          const commission = Math.round((premium * percent) / 100)
          let facts = { written: commission, charged: premium, paid: 0, retained: 0 }
          let madeDue = 0
          let paidOut = 0
          let last = { paid: 0, retained: 0 }
          const book: Posting[] = [
            ...postingsForIssue(
              { premium, tria: 0, fees: {}, taxes: {}, commission, carrierCommission: Math.round(premium / 4) },
              louisiana,
            ),
          ]
          const state = () => {
            const due = commissionBecomingDue({ ...facts, madeDue, agencyBilled })
            madeDue += due
            book.push(...postingsForCommissionDue(due))
          }
          for (const { kind, part } of deeds) {
            const open = facts.charged - facts.paid
            if (kind === 'pay' && open > 0) {
              const received = Math.max(1, Math.floor(open * part))
              const { gross, retained } = agencyBilled
                ? netPayment(facts, Math.min(received, open))
                : { gross: received, retained: 0 }
              book.push(
                ...(agencyBilled
                  ? postingsForNetPayment({ received: gross - retained, retained })
                  : postingsForPayment(gross)),
              )
              last = { paid: gross, retained }
              facts = { ...facts, paid: facts.paid + gross, retained: facts.retained + retained }
            }
            if (kind === 'bounce') {
              facts = { ...facts, paid: facts.paid - last.paid, retained: facts.retained - last.retained }
              last = { paid: 0, retained: 0 }
            }
            if (kind === 'return') {
              const back = Math.floor(facts.charged * part)
              const less = facts.charged === 0 ? 0 : Math.floor((facts.written * back) / facts.charged)
              facts = { ...facts, charged: facts.charged - back, written: facts.written - less }
            }
            if (kind === 'state') state()
            if (kind === 'payOut' && madeDue > paidOut) {
              book.push(...postingsForCommissionPaid(madeDue - paidOut))
              paidOut = madeDue
            }
            expect(trialBalance(book).difference).toBe(0)
            expect(balanceOf(book, 'commissionDue')).toBe(paidOut - madeDue)
          }
          state()
          if (!agencyBilled || facts.paid >= facts.charged)
            expect(madeDue + facts.retained).toBe(commissionEarned(facts))
          const before = madeDue
          state()
          expect(madeDue).toBe(before)
        },
      ),
      { numRuns: 300 },
    )

  it('the books balance, and what was made due and kept is what is earned, once', () => live(false))
  it('likewise where the agency is billed and keeps its commission', () => live(true))

  it('an entry is owed by what it credits', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (amount) => {
        const [posting] = postingsForCommissionDue(amount)
        expect(posting === undefined ? 0 : owedBy({ lines: posting.lines, isPayment: false })).toBe(amount)
      }),
    ))
})
