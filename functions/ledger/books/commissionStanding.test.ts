import { describe, expect, it } from 'vitest'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { commissionByAgency } from '#shared/domain/ledger/commissionParts.ts'
import {
  postingsForBrokerChange,
  postingsForIssue,
  postingsForReturn,
  postingsForUndoneReturn,
} from '#shared/domain/ledger/issuePosting.ts'
import { postingsForPayment } from '#shared/domain/ledger/paymentPostings.ts'
import type { Posting } from '#shared/domain/ledger/posting.ts'
import { postingsForRefundDue } from '#shared/domain/ledger/refundPostings.ts'
import type { Cause, PostingRecord } from '../postings/postings.ts'
import { commissionStanding } from './commissionStanding.ts'

const former = AgencyId.parse('agy_01JH0000000000000000000001')
const present = AgencyId.parse('agy_01JH0000000000000000000002')
const priced = (premium: number) => ({
  premium,
  tria: 0,
  fees: {},
  taxes: {},
  commission: premium * 0.15,
  carrierCommission: premium * 0.25,
})
const taxed = { region: 'us', state: 'TX' } as const

/** Postings one after the other, a day each. */
const booked = (...made: readonly (readonly [Cause, readonly Posting[]])[]): PostingRecord[] =>
  made.flatMap(([kind, postings], day) =>
    postings.map(({ description, lines }, order) => ({
      id: `ent_${day}_${order}`,
      currency: 'USD' as const,
      description,
      lines,
      effectiveAt: `2026-03-${day + 10}` as const,
      postedAt: `2026-03-${day + 10}T12:00:00.000Z` as Instant,
      order,
      cause: { kind, id: 'pol_1' },
    })),
  )

const issued = ['issue', postingsForIssue(priced(100_000), taxed)] as const
const paid = ['payment', postingsForPayment(100_000)] as const
/** A quarter of the days are over: the commission of the rest goes to the new broker. */
const moved = ['brokerChange', postingsForBrokerChange(11_250, { from: former, to: present })] as const
const returned = (premium: number) => ['cancellation', postingsForReturn(priced(premium), taxed)] as const
const refunded = (premium: number) => ['refund', postingsForRefundDue(premium)] as const

const earned = (entries: readonly PostingRecord[]) => {
  const standing = commissionStanding(entries, { through: '2026-03-31', invoice: { agencyId: present } })
  return Object.fromEntries(commissionByAgency(standing).map((each) => [each.agencyId, each.earned]))
}

describe('the commission on a policy that changed its broker', () => {
  it('is what each has of the days that it had it', () => {
    expect(earned(booked(issued, paid, moved))).toEqual({ [former]: 3_750, [present]: 11_250 })
    expect(earned(booked(issued, paid, moved, returned(50_000), refunded(50_000)))).toEqual({
      [former]: 3_750,
      [present]: 3_750,
    })
  })

  it('is the former broker’s of every day before the policy went to another', () => {
    const entries = booked(issued, paid, moved)
    const until = commissionStanding(entries, { through: '2026-03-11', invoice: { agencyId: present } })
    expect(commissionByAgency(until)).toMatchObject([{ agencyId: former, written: 15_000, earned: 15_000 }])
  })

  it('stays the former broker’s where none is left to go over, and what is written later is the new one’s', () => {
    const none = ['brokerChange', postingsForBrokerChange(0, { from: former, to: present })] as const
    const ended = [issued, paid, returned(75_000), refunded(75_000), none] as const
    expect(earned(booked(...ended))).toEqual({ [former]: 3_750, [present]: 0 })
    const undone = ['undoneCancellation', postingsForUndoneReturn(priced(75_000), taxed)] as const
    const again = ['refund', postingsForRefundDue(-75_000)] as const
    expect(earned(booked(...ended, undone, again))).toEqual({ [former]: 3_750, [present]: 11_250 })
  })

  it('comes back from whoever had it where the policy counts as never written', () => {
    const flat = [issued, paid, moved, returned(100_000), refunded(100_000)] as const
    expect(earned(booked(...flat))).toEqual({ [former]: 0, [present]: 0 })
  })

  it('comes back from the former broker where cover ends before its day, and is theirs again once that is undone', () => {
    const early = [issued, paid, moved, returned(90_000), refunded(90_000)] as const
    expect(earned(booked(...early))).toEqual({ [former]: 1_500, [present]: 0 })
    const undone = ['undoneCancellation', postingsForUndoneReturn(priced(90_000), taxed)] as const
    const again = ['refund', postingsForRefundDue(-90_000)] as const
    expect(earned(booked(...early, undone, again))).toEqual({ [former]: 3_750, [present]: 11_250 })
  })
})
