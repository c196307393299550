import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant.ts'
import { type CreditMovement, overpaidByInsured } from './overpayment.ts'

let minutes = 0
const moved = (kind: CreditMovement['kind'], amount: number, isFinanced = false): CreditMovement => {
  minutes += 1
  return { kind, amount, isFinanced, at: new Date(Date.UTC(2027, 0, 1, 0, minutes)).toISOString() }
}
const financed = () => [moved('charge', 1_000), moved('payment', -800, true), moved('payment', -200)]
const overpaid = (movements: readonly CreditMovement[], openSince?: Instant) => overpaidByInsured(movements, openSince)

describe('what the insured of a financed premium paid beyond what was due', () => {
  it('is a payment that came twice, whether premium is returned before or after it', () => {
    expect(overpaid(financed())).toBe(0)
    expect(overpaid([...financed(), moved('payment', -200)])).toBe(200)
    expect(overpaid([...financed(), moved('payment', -200), moved('return', -500)])).toBe(200)
    expect(overpaid([...financed(), moved('return', -500), moved('payment', -200)])).toBe(200)
  })

  it('is neither what is returned nor what the financer paid beyond', () => {
    expect(overpaid([...financed(), moved('return', -500)])).toBe(0)
    expect(overpaid([...financed(), moved('charge', -60)])).toBe(0)
    expect(overpaid([moved('charge', 1_000), moved('payment', -1_000), moved('payment', -800, true)])).toBe(0)
  })

  it('is lessened by what is charged again after what was returned', () => {
    const credit = [...financed(), moved('payment', -200), moved('return', -500)]
    expect(overpaid([...credit, moved('charge', 400)])).toBe(200)
    expect(overpaid([...credit, moved('charge', 600)])).toBe(100)
    expect(overpaid([...credit, moved('charge', 900)])).toBe(0)
    // Charged and returned again, it is what was returned.
    expect(overpaid([...credit, moved('charge', 600), moved('return', -600)])).toBe(100)
  })

  it('goes first where a payment of the insured goes back, and last where the financer’s does', () => {
    const credit = [...financed(), moved('payment', -200), moved('return', -500)]
    expect(overpaid([...credit, moved('chargeback', 200)])).toBe(0)
    expect(overpaid([...credit, moved('chargeback', 800, true)])).toBe(0)
    expect(overpaid([...credit, moved('chargeback', 500, true)])).toBe(200)
  })

  it('makes good what was written off', () => {
    const writtenOff = [moved('charge', 1_000), moved('payment', -800, true), moved('writeOff', -200)]
    expect(overpaid([...writtenOff, moved('payment', -250), moved('writeOff', 200)])).toBe(50)
  })

  it('stays in the refund that is open, and is gone with one that was paid', () => {
    const credit = [...financed(), moved('payment', -200)]
    const refund = moved('refund', 200)
    expect(overpaid([...credit, refund, moved('return', -500)], refund.at)).toBe(200)
    expect(overpaid([...credit, refund, moved('return', -500)])).toBe(0)
    const returned = moved('return', -500)
    const next = moved('refund', 500)
    expect(overpaid([...credit, refund, returned, next], next.at)).toBe(0)
    expect(overpaid([...credit, refund, returned, next, moved('payment', -200)], next.at)).toBe(200)
    // A refund that was lessened before it was paid.
    const less = [moved('charge', 50), moved('refund', -50)]
    expect(overpaid([...credit, refund, ...less, moved('payment', -70)])).toBe(70)
  })
})
