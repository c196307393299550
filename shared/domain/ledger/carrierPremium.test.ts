import { describe, expect, it } from 'vitest'
import {
  carrierShare,
  postingsForCarrierPaid,
  postingsForCarrierReturned,
  postingsForPremiumDue,
  premiumBecomingDue,
} from './carrierPremium.ts'
import { trialBalance } from './trialBalance.ts'

// A premium of 1,000.00 with 40.00 of taxes, of which the provider keeps 25 %.
const policy = { written: 75_000, charged: 104_000, paid: 0, madeDue: 0 }

describe('premium that is due to a carrier', () => {
  it('is as much of its net premium as was paid of what was charged', () => {
    expect(carrierShare(policy, 'COLLECTED')).toBe(0)
    expect(carrierShare({ ...policy, paid: 26_000 }, 'COLLECTED')).toBe(18_750)
    expect(carrierShare({ ...policy, paid: 104_000 }, 'COLLECTED')).toBe(75_000)
    expect(carrierShare({ ...policy, paid: 110_000 }, 'COLLECTED')).toBe(75_000)
  })

  it('is all that was written where the carrier’s terms say so', () => {
    expect(carrierShare(policy, 'WRITTEN')).toBe(75_000)
  })

  it('becomes due once: what was made due before is taken off', () => {
    expect(premiumBecomingDue({ ...policy, paid: 52_000, madeDue: 18_750 }, 'COLLECTED')).toBe(18_750)
    expect(premiumBecomingDue({ ...policy, paid: 52_000, madeDue: 37_500 }, 'COLLECTED')).toBe(0)
  })

  it('falls below zero by what was returned, and by a payment that did not stay', () => {
    const returned = { written: 0, charged: 0, paid: 0, madeDue: 75_000 }
    expect(premiumBecomingDue(returned, 'COLLECTED')).toBe(-75_000)
    expect(premiumBecomingDue({ ...policy, madeDue: 18_750 }, 'COLLECTED')).toBe(-18_750)
  })
})

describe('the postings of it', () => {
  it('leave nothing due once it was remitted, and all of it again once the bank sent it back', () => {
    const due = postingsForPremiumDue(75_000)
    const paid = [...due, ...postingsForCarrierPaid(75_000)]
    const balances = (those: typeof paid) =>
      trialBalance(those).rows.map(({ account, balance }) => [account, balance] as const)
    expect(balances(paid)).toEqual([
      ['trustCash', -75_000],
      ['carrierPayableMadeDue', 75_000],
      ['carrierDue', 0],
    ])
    expect(balances([...paid, ...postingsForCarrierReturned(75_000)])).toEqual([
      ['trustCash', 0],
      ['carrierPayableMadeDue', 75_000],
      ['carrierDue', -75_000],
    ])
  })

  it('are none where nothing becomes due, and turn round where it falls', () => {
    expect(postingsForPremiumDue(0)).toEqual([])
    expect(postingsForPremiumDue(-100)[0]?.lines).toEqual([
      { account: 'carrierPayableMadeDue', debit: 0, credit: 100 },
      { account: 'carrierDue', debit: 100, credit: 0 },
    ])
  })
})
