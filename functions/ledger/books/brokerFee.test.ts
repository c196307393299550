import { describe, expect, it } from 'vitest'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { netDue, netPayment } from '#shared/domain/ledger/agencyCommission.ts'
import { commissionMoved, owedAfter } from '#shared/domain/ledger/commissionMoved.ts'
import { postingsForCommissionPaid } from '#shared/domain/ledger/commissionPostings.ts'
import { postingsForBrokerChange, postingsForIssue, postingsForReturn } from '#shared/domain/ledger/issuePosting.ts'
import {
  postingsForFailedNetPayment,
  postingsForNetPayment,
  postingsForPayment,
} from '#shared/domain/ledger/paymentPostings.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import type { PremiumBreakdown } from '#shared/domain/ledger/premiumBreakdown.ts'
import { postingsForRefundDue } from '#shared/domain/ledger/refundPostings.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import type { Taxed } from '#shared/domain/rating/taxes/taxAuthority.ts'
import type { Cause, PostingRecord } from '../postings/postings.ts'
import { dueToAgencies } from './dueCommission.ts'

const agency = AgencyId.parse('agy_01JH0000000000000000000001')
const other = AgencyId.parse('agy_01JH0000000000000000000002')

interface Sold {
  readonly rated: PremiumBreakdown
  readonly taxed: Taxed
}

/** 3,650.00, a fee of 100.00 and 182.50 of tax: 3,932.50. */
const louisiana: Sold = {
  rated: {
    premium: 365_000,
    tria: 0,
    fees: { brokerFee: 10_000 },
    taxes: { surplusLineTax: 18_250 },
    commission: 54_750,
    carrierCommission: 91_250,
  },
  taxed: { region: 'us', state: 'LA' },
}
/** 1,200.00, a fee of 50.00 and 144.00 of IPT: 1,394.00. */
const england: Sold = {
  rated: {
    premium: 120_000,
    tria: 0,
    fees: { brokerFee: 5_000 },
    taxes: { ipt: 14_400 },
    commission: 18_000,
    carrierCommission: 30_000,
  },
  taxed: { region: 'uk', state: 'London' },
}
/** 2,000.00, a fee of 110.00 with its GST, 200.00 of GST and 198.00 of stamp duty: 2,508.00. */
const victoria: Sold = {
  rated: {
    premium: 200_000,
    tria: 0,
    fees: { brokerFee: 11_000 },
    taxes: { gst: 20_000, stampDuty: 19_800 },
    commission: 30_000,
    carrierCommission: 50_000,
  },
  taxed: { region: 'au', state: 'VIC' },
}

type Step = readonly [Cause, readonly Posting[]]

/** The book of a policy, a day a posting; what is due is booked as it is asked for. */
const bookOf = (agencyId: string, agencyBilled = false) => {
  const entries: PostingRecord[] = []
  const book = (kind: Cause, made: readonly Posting[], whose?: string) => {
    const day = `2026-03-${String(10 + entries.length).padStart(2, '0')}` as const
    for (const [order, { description, lines }] of made.entries())
      entries.push({
        id: `ent_${entries.length}`,
        ...(whose !== undefined && { agencyId: AgencyId.parse(whose) }),
        currency: 'USD',
        description,
        lines,
        effectiveAt: day as never, // two digits by the line above
        postedAt: `${day}T12:00:00.000Z` as Instant,
        order,
        cause: { kind, id: 'pol_1' },
      })
  }
  return {
    entries,
    book: (...steps: readonly Step[]) => {
      for (const [kind, made] of steps) book(kind, made)
    },
    /** The end of a month: what becomes due, by agency and account. */
    due: (whose: string = agencyId) => {
      const asked = {
        through: '2026-03-31' as const,
        invoice: { agencyId: AgencyId.parse(whose), ...(agencyBilled && { agencyBilled: true as const }) },
      }
      const due = dueToAgencies(entries, asked)
      for (const [id, made] of due) book('commission', made, id)
      return Object.fromEntries(
        [...due].map(([id, made]) => [
          id,
          {
            commission: balanceOf(made, 'commissionPayable'),
            fee: balanceOf(made, 'brokerFeePayable'),
          },
        ]),
      )
    },
  }
}

describe('a broker’s fee that the insured pays us', () => {
  it('is due to its agency in the part that was collected, beside the commission, and not twice', () => {
    const { book, due, entries } = bookOf(agency)
    book(['issue', postingsForIssue(louisiana.rated, louisiana.taxed)])
    expect(due()).toEqual({})
    // A fifth of 3,932.50 is 786.50: a fifth of 100.00, and of 547.50.
    book(['payment', postingsForPayment(78_650)])
    expect(due()).toEqual({ [agency]: { commission: 10_950, fee: 2_000 } })
    expect(due()).toEqual({})
    book(['payment', postingsForPayment(314_600)])
    expect(due()).toEqual({ [agency]: { commission: 43_800, fee: 8_000 } })
    expect(balanceOf(entries, 'brokerFeePayable')).toBe(0)
    // 100.00 of fee and 547.50 of commission.
    expect(balanceOf(entries, 'commissionDue')).toBe(-64_750)
    expect(trialBalance(entries).difference).toBe(0)
  })

  it.each([
    { where: 'England', sold: england, total: 139_400, fee: 5_000, commission: 18_000 },
    { where: 'Victoria', sold: victoria, total: 250_800, fee: 11_000, commission: 30_000 },
  ])('is due whole where all is paid: $where', ({ sold, total, fee, commission }) => {
    const { book, due } = bookOf(agency)
    book(['issue', postingsForIssue(sold.rated, sold.taxed)], ['payment', postingsForPayment(total)])
    expect(due()).toEqual({ [agency]: { commission, fee } })
  })

  it('stays due when the policy is cancelled within its term, and comes back when it never was', () => {
    const { book, due, entries } = bookOf(agency)
    book(['issue', postingsForIssue(england.rated, england.taxed)], ['payment', postingsForPayment(139_400)])
    due()
    // Half of premium, tax and commission comes back; the fee was earned as the policy was issued.
    const half = { ...england.rated, premium: 60_000, fees: {}, taxes: { ipt: 7_200 }, commission: 9_000 }
    book(
      ['cancellation', postingsForReturn({ ...half, carrierCommission: 15_000 }, england.taxed)],
      ['refund', postingsForRefundDue(67_200)],
    )
    expect(due()).toEqual({ [agency]: { commission: -9_000, fee: 0 } })
    // The rest as if it had never been: 600.00, 72.00 and the fee of 50.00.
    book(
      [
        'cancellation',
        postingsForReturn({ ...half, fees: { brokerFee: 5_000 }, carrierCommission: 15_000 }, england.taxed),
      ],
      ['refund', postingsForRefundDue(72_200)],
    )
    expect(due()).toEqual({ [agency]: { commission: -9_000, fee: -5_000 } })
    expect(balanceOf(entries, 'commissionDue')).toBe(0)
    expect(balanceOf(entries, 'brokerFeePayable')).toBe(0)
  })

  it('is whose the policy was as it was charged: a broker that comes later has none of it, and of a later fee all', () => {
    const { book, due } = bookOf(agency)
    const change = { ...england.rated, premium: 0, fees: { additionalBrokerFee: 2_000 }, taxes: {}, commission: 0 }
    book(
      ['issue', postingsForIssue(england.rated, england.taxed)],
      ['payment', postingsForPayment(139_400)],
      ['brokerChange', postingsForBrokerChange(9_000, { from: agency, to: other })],
      ['endorsement', postingsForIssue({ ...change, carrierCommission: 0 }, england.taxed)],
      ['payment', postingsForPayment(2_000)],
    )
    expect(due(other)).toEqual({
      [agency]: { commission: 9_000, fee: 5_000 },
      [other]: { commission: 9_000, fee: 2_000 },
    })
  })

  it('is stated beside the commission, and paid with it in one amount', () => {
    const { book, due, entries } = bookOf(agency)
    book(['issue', postingsForIssue(louisiana.rated, louisiana.taxed)], ['payment', postingsForPayment(393_250)])
    due()
    const made = entries.filter(({ cause }) => cause.kind === 'commission')
    const moved = commissionMoved([
      ...made.map(({ lines }) => ({ lines, isPayment: false })),
      ...postingsForCommissionPaid(60_000).map(({ lines }) => ({ lines, isPayment: true })),
    ])
    expect(moved).toEqual({ earned: 54_750, clawedBack: 0, brokerFees: 10_000, paid: 60_000 })
    expect(owedAfter(0, moved)).toBe(4_750)
  })
})

describe('a broker’s fee of an agency that is billed', () => {
  const facts = { written: 64_750, brokerFee: 10_000, charged: 393_250, paid: 0, retained: 0 }

  it('is kept of what it pays beside the commission: 3,932.50 less 547.50 and 100.00 are 3,285.00', () => {
    expect(netDue(facts)).toBe(328_500)
    // Half of the net settles half of all, 1,966.25: it keeps 273.75 and 50.00.
    const half = netPayment(facts, 164_250)
    expect(half).toEqual({ gross: 196_625, retained: 27_375, brokerFee: 5_000 })
    const after = { ...facts, paid: 196_625, retained: 32_375 }
    expect(netPayment(after, netDue(after))).toEqual({ gross: 196_625, retained: 27_375, brokerFee: 5_000 })
  })

  it('is not due again once it was kept, is owed again with a wire that bounced, and comes back of a policy that never was', () => {
    const { book, due, entries } = bookOf(agency, true)
    const net = { received: 328_500, retained: 54_750, brokerFee: 10_000 }
    book(['issue', postingsForIssue(louisiana.rated, louisiana.taxed)], ['payment', postingsForNetPayment(net)])
    expect(balanceOf(entries, 'premiumReceivable')).toBe(0)
    expect(balanceOf(entries, 'brokerFeePayable')).toBe(0)
    expect(due()).toEqual({})
    book(['correction', postingsForFailedNetPayment(net)])
    expect(balanceOf(entries, 'premiumReceivable')).toBe(393_250)
    expect(balanceOf(entries, 'brokerFeePayable')).toBe(-10_000)
    book(
      ['payment', postingsForNetPayment(net)],
      ['cancellation', postingsForReturn(louisiana.rated, louisiana.taxed)],
      ['refund', postingsForRefundDue(393_250)],
    )
    expect(due()).toEqual({ [agency]: { commission: -54_750, fee: -10_000 } })
    expect(balanceOf(entries, 'brokerFeePayable')).toBe(0)
    expect(trialBalance(entries).difference).toBe(0)
  })
})
