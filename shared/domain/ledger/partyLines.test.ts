import { describe, expect, it } from 'vitest'
import { netOf, partyLines } from './partyLines.ts'
import { postingsForNetPayment } from './paymentPostings.ts'
import { credit, debit, type Posting } from './posting.ts'
import { bordereauSums, isNothing } from './premiumBordereau.ts'
import { postingsForExpected, postingsForRemitted, postingsForResolution } from './remittance.ts'

const agency = 'agy_one'
const issue = [
  debit('premiumReceivable', 107_000),
  credit('carrierPayableUnearned', 75_000),
  credit('commissionUnearned', 25_000),
  credit('surplusTaxPayable', 4_000, 'CA'),
  credit('policyFeeIncome', 3_000),
]
const commission = [debit('deferredCommission', 15_000), credit('commissionPayable', 15_000)]

describe('what of a posting is between the provider and a party', () => {
  it('is with an agency that is billed the premium net of its commission, which it keeps of what it pays', () => {
    const of = { kind: 'agency', id: agency, billed: true } as const
    expect(netOf(partyLines([...issue, ...commission], of))).toBe(92_000)
    const [paid] = postingsForNetPayment({ received: 92_000, retained: 15_000 })
    expect(netOf(partyLines(paid?.lines ?? [], of))).toBe(-92_000)
  })

  it('is with another agency the commission that is due alone', () => {
    const of = { kind: 'agency', id: agency, billed: false } as const
    expect(partyLines([...issue, ...commission], of)).toEqual([])
    expect(netOf(partyLines([debit('commissionPayable', 900), credit('commissionDue', 900)], of))).toBe(-900)
  })

  it('is none of the part of a commission that another one has, which is between that one and the provider', () => {
    const theirs = [debit('commissionPayable', 180), credit('commissionDue', 180)]
    const of = { kind: 'agency', billed: false, due: 'agy_two' } as const
    expect(partyLines(theirs, { ...of, id: agency })).toEqual([])
    expect(netOf(partyLines(theirs, { ...of, id: 'agy_two' }))).toBe(-180)
    expect(netOf(partyLines(theirs, { ...of, id: agency, billed: true }))).toBe(180)
  })

  it('is none of what a line says of another agency', () => {
    const moved = [debit('commissionPayable', 500, agency), credit('commissionPayable', 500, 'agy_two')]
    expect(netOf(partyLines(moved, { kind: 'agency', id: agency, billed: true }))).toBe(500)
    expect(netOf(partyLines(moved, { kind: 'agency', id: 'agy_two', billed: true }))).toBe(-500)
  })

  it('is with a carrier its net premium, less the claims that were paid for it', () => {
    const of = { kind: 'carrier', id: 'programme', billed: false } as const
    expect(netOf(partyLines(issue, of))).toBe(-75_000)
    expect(netOf(partyLines([debit('claimsPaid', 20_000), credit('claimsFund', 20_000)], of))).toBe(20_000)
  })

  it('is with a carrier that remits the commission itself its whole premium, once the commission has come', () => {
    const of = { kind: 'carrier', id: 'programme', billed: false } as const
    const netAfter = (made: readonly Posting[]) =>
      netOf(partyLines([...issue, ...made.flatMap(({ lines }) => lines)], of))
    const expected = postingsForExpected(25_000)
    expect(netAfter(expected)).toBe(-75_000)
    const matched = postingsForRemitted(25_000, { kind: 'MATCHED', applied: 25_000, difference: 0 }, { ofPolicy: true })
    expect(netAfter([...expected, ...matched])).toBe(-100_000)
    const short = postingsForRemitted(
      20_000,
      { kind: 'SHORT', applied: 20_000, difference: -5_000 },
      { ofPolicy: true },
    )
    expect(
      netAfter([
        ...expected,
        ...short,
        ...postingsForResolution({ kind: 'SHORT', difference: -5_000, ofPolicy: true }, 'ACCEPT'),
      ]),
    ).toBe(-95_000)
  })

  it('is with an insured what it owes', () => {
    expect(netOf(partyLines(issue, { kind: 'account', id: 'acc', billed: false }))).toBe(107_000)
  })
})

describe('what a premium bordereau tells of a posting', () => {
  it('adds up to what the insured was charged', () => {
    expect(bordereauSums(issue)).toEqual({
      gross: 100_000,
      commission: 25_000,
      net: 75_000,
      taxes: 4_000,
      fees: 3_000,
      due: 107_000,
    })
  })

  it('is nothing where premium is earned, since it was told when it was written', () => {
    const earned = [
      debit('carrierPayableUnearned', 7_500),
      credit('carrierPayableEarned', 7_500),
      debit('commissionUnearned', 2_500),
      credit('commissionIncome', 2_500),
    ]
    expect(isNothing(bordereauSums(earned))).toBe(true)
    expect(isNothing(bordereauSums(commission))).toBe(true)
    expect(isNothing(bordereauSums(issue))).toBe(false)
  })
})
