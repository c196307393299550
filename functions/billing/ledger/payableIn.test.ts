import { describe, expect, it } from 'vitest'
import type { Cause, PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { postingsForCommissionDue } from '#shared/domain/ledger/commissionPostings.ts'
import { postingsForBrokerChange, postingsForChange, postingsForIssue } from '#shared/domain/ledger/issuePosting.ts'
import { netOf } from '#shared/domain/ledger/partyLines.ts'
import { postingsForNetPayment } from '#shared/domain/ledger/paymentPostings.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { agencyLines, bookEntryOf } from './entryOf.ts'
import { payableIn } from './payableIn.ts'
import { receivableIn } from './receivableIn.ts'

const [billed, wholesaler, next] = ['A01', 'A02', 'A03'].map((last) =>
  AgencyId.parse(`agy_01JH0000000000000000000${last}`),
)
if (billed === undefined || wholesaler === undefined || next === undefined) throw new Error('no agencies')
const shared = { of: billed, manner: 'AS_PAID' as const, parts: [{ agencyId: wholesaler, share: 0.25 }] }
const taxed = { region: 'us', state: 'TX' } as const
const priced = (premium: number, commission: number) => ({
  ...{ premium, tria: 0, fees: {}, taxes: {}, commission },
  carrierCommission: Math.round(premium / 4),
})

/** Postings one after the other, a day each. */
const booked = (
  ...made: readonly { kind: Cause; postings: readonly Posting[]; has?: AgencyId; due?: AgencyId }[]
): PostingRecord[] =>
  made.flatMap(({ kind, postings, has = billed, due }, day) =>
    postings.map(({ description, lines }, order) => ({
      ...{ id: `ent_${day}_${order}`, currency: 'USD' as const, description, lines, order },
      ...{ effectiveAt: `2026-03-${day + 10}` as const, postedAt: `2026-03-${day + 10}T12:00:00.000Z` as Instant },
      parties: { agencyId: has, agencyBilled: true as const },
      ...(due && { agencyId: due }),
      cause: { kind, id: due ?? 'pol_1' },
    })),
  )

/** What all postings that are in the books of an agency come to in its account. */
const balance = (all: readonly PostingRecord[], agencyId: string, isWhole = false) =>
  all.reduce((sum, posting) => {
    const entry = bookEntryOf(posting, {
      carrierId: 'programme',
      payable: payableIn(posting, { all, shared, isWhole }),
      receivable: receivableIn(posting, all),
    })
    return entry.agencyIds.includes(agencyId) ? sum + netOf(agencyLines(entry, agencyId)) : sum
  }, 0)

const issued = { kind: 'issue', postings: postingsForIssue(priced(100_001, 15_001), taxed) } as const
const changed = { kind: 'endorsement', postings: postingsForChange(priced(10_003, 1_501), taxed) } as const
const dueTo = (due: AgencyId, amount: number, has = billed) =>
  ({ kind: 'commission', postings: postingsForCommissionDue(amount), due, has }) as const

describe('the commission that is payable to an agency which is billed, where others share it', () => {
  it('is its own part of all that was written, to the unit, however often it changed', () => {
    expect(balance(booked(issued), billed)).toBe(100_001 - (15_001 - 3_750))
    expect(balance(booked(issued, changed), billed)).toBe(110_004 - (16_502 - 4_126))
  })

  it('does not move as the other’s part becomes due, which is in the other’s account alone', () => {
    const all = booked(issued, dueTo(wholesaler, 3_750))
    expect(balance(all, billed)).toBe(balance(booked(issued), billed))
    expect(balance(all, wholesaler)).toBe(-3_750)
  })

  it('goes to a new broker with the bill, as far as it was the former one’s, and what either is due moves nothing of the other', () => {
    const moved = {
      kind: 'brokerChange',
      postings: postingsForBrokerChange(8_000, { from: billed, to: next }),
    } as const
    const all = booked(issued, moved)
    expect(balance(all, billed)).toBe(0 - 5_251)
    expect(balance(all, next)).toBe(100_001 - 8_000)
    const later = booked(issued, moved, dueTo(billed, 5_251, next), dueTo(wholesaler, 1_750, next))
    expect(balance(later, next)).toBe(balance(all, next))
    expect(balance(later, billed)).toBe(balance(all, billed))
  })

  it('goes with what is open of the bill alone: what was paid before stays with whom it was paid by', () => {
    const paid = { kind: 'payment', postings: postingsForNetPayment({ received: 44_375, retained: 5_625 }) } as const
    const moved = {
      kind: 'brokerChange',
      postings: postingsForBrokerChange(8_000, { from: billed, to: next }),
    } as const
    const all = booked(issued, paid, moved)
    expect(balance(all, next)).toBe(50_001 - 8_000)
    expect(balance(all, billed)).toBe(0 - (5_251 - 5_625))
    const rest = postingsForNetPayment({ received: 42_001, retained: 8_000 })
    expect(balance(booked(issued, paid, moved, { kind: 'payment', has: next, postings: rest }), next)).toBe(0)
  })

  it('leaves the bill to the new broker where no commission is left to go over', () => {
    const none = { kind: 'brokerChange', postings: postingsForBrokerChange(0, { from: billed, to: next }) } as const
    const all = booked(issued, none)
    expect(balance(all, next)).toBe(100_001)
    expect(balance(all, billed)).toBe(0 - (15_001 - 3_750))
  })

  it('stays whole where the books began so, until the other’s part becomes due', () => {
    const all = booked(issued, dueTo(wholesaler, 3_750))
    expect(balance(booked(issued), billed, true)).toBe(85_000)
    expect(balance(all, billed, true)).toBe(88_750)
    expect(balance(all, wholesaler, true)).toBe(-3_750)
  })
})
