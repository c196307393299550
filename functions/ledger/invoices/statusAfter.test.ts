import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'
import { receivedOn } from './standing.ts'
import { statusAfter, statusAfterApplied, statusAfterRecharged, statusAfterReturned } from './statusAfter.ts'

const none = { total: 1_000, received: 0 }
const part = { total: 1_000, received: 400 }
const all = { total: 1_000, received: 1_000 }

describe('the status of a payment', () => {
  it('is settled by money that came, whatever it was before', () => {
    for (const status of paymentStatuses) expect(statusAfter(status, 'succeeded', all)).toBe('Paid')
    expect(statusAfter('Unpaid', 'succeeded', part)).toBe('Partially Paid')
    expect(statusAfter('Failed', 'succeeded', part)).toBe('Partially Paid')
  })

  it('is not undone by a later attempt that fails, but by a chargeback', () => {
    expect(statusAfter('Paid', 'declined', all)).toBe('Paid')
    expect(statusAfter('Paid', 'processing', all)).toBe('Paid')
    expect(statusAfter('Paid', 'chargedBack', none)).toBe('Failed')
    expect(statusAfter('Unpaid', 'declined', none)).toBe('Failed')
    expect(statusAfter('Processed', 'expired', none)).toBe('Failed')
    expect(statusAfter('Failed', 'processing', none)).toBe('Processed')
  })

  it('follows checks and wires, and checks that bounce', () => {
    expect(statusAfterApplied('Unpaid', part)).toBe('Partially Paid')
    expect(statusAfterApplied('Failed', all)).toBe('Paid')
    expect(statusAfterApplied('Processed', all)).toBe('Processed')
    expect(statusAfterReturned('Paid', none, true)).toBe('Failed')
    expect(statusAfterReturned('Paid', part, false)).toBe('Partially Paid')
    expect(statusAfterReturned('Partially Paid', none, false)).toBe('Unpaid')
    expect(statusAfterReturned('Failed', none, false)).toBe('Unpaid')
  })

  it('stays paid when what is left of more than enough still covers everything', () => {
    expect(statusAfterReturned('Paid', all, false)).toBe('Paid')
    expect(statusAfterReturned('Paid', all, true)).toBe('Paid')
    expect(statusAfter('Paid', 'chargedBack', all)).toBe('Paid')
  })

  it('is not paid where nothing was ever paid and nothing is charged any more, and nobody is asked to pay it again', () => {
    const nothing = { total: 0, received: 0, isVoid: true }
    expect(statusAfterRecharged('Unpaid', nothing)).toBe('Unpaid')
    expect(statusAfterRecharged('Failed', nothing)).toBe('Unpaid')
    expect(statusAfterRecharged('Failed', none)).toBe('Failed')
    expect(statusAfterReturned('Paid', nothing, true)).toBe('Unpaid')
    expect(statusAfter('Processed', 'declined', nothing)).toBe('Unpaid')
    expect(statusAfter('Paid', 'chargedBack', nothing)).toBe('Unpaid')
    // What was paid and paid back was.
    expect(statusAfterRecharged('Paid', { total: 0, received: 0 })).toBe('Paid')
    const moved = (kind: 'charge' | 'payment' | 'refund' | 'return' | 'writeOff', amount: number) =>
      ({ kind, amount, entryId: 'ent_1', at: '2026-02-10T12:00:00.000Z' }) as never
    const charged = moved('charge', 1_000)
    expect(receivedOn({ movements: [charged, moved('return', -1_000)] }).isVoid).toBe(true)
    expect(receivedOn({ movements: [charged, moved('writeOff', -1_000)] }).isVoid).toBe(false)
    expect(
      receivedOn({
        movements: [charged, moved('payment', -1_000), moved('return', -1_000), moved('refund', 1_000)],
      }).isVoid,
    ).toBe(false)
  })

  it('waits for the processor while a check goes back', () => {
    expect(statusAfterReturned('Processed', none, false)).toBe('Processed')
    expect(statusAfterReturned('Processed', none, true)).toBe('Processed')
  })

  it('is always one of the five, and paid only when all was received', () => {
    const told = fc.constantFrom('processing', 'succeeded', 'declined', 'expired', 'chargedBack' as const)
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentStatuses),
        told,
        fc.integer({ min: 0, max: 999 }),
        (status, word, received) => {
          const after = statusAfter(status, word as 'processing', { total: 1_000, received })
          expect(paymentStatuses).toContain(after)
          if (status !== 'Paid') expect(after).not.toBe('Paid')
        },
      ),
    )
  })
})
