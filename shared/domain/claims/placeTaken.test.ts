import { describe, expect, it } from 'vitest'
import { placeTakenOn } from './placeTaken.ts'

const ended = { id: 'ended', effectiveDate: '2025-03-01', expirationDate: '2026-03-01' } as const

describe('the place of cover that goes on by law', () => {
  it('is taken by what began later, from its first day on', () => {
    const later = { id: 'later', effectiveDate: '2026-05-01', expirationDate: '2027-05-01' } as const
    const latest = { id: 'latest', effectiveDate: '2026-06-01', expirationDate: '2027-06-01' } as const
    expect(placeTakenOn(ended, [ended, latest, later])).toBe('2026-05-01')
  })

  it('is never free where other cover ran before the end and beyond it', () => {
    const beside = { id: 'beside', effectiveDate: '2025-09-01', expirationDate: '2026-09-01' } as const
    expect(placeTakenOn(ended, [beside])).toBe('2026-03-01')
  })

  it('is taken neither by what was over before it ended nor by a layer above it', () => {
    const former = { id: 'former', effectiveDate: '2024-03-01', expirationDate: '2025-03-01' } as const
    const layer = { id: 'layer', effectiveDate: '2026-05-01', expirationDate: '2027-05-01', excess: {} } as const
    expect(placeTakenOn(ended, [former, layer])).toBeUndefined()
  })
})
