import { expect, it } from 'vitest'
import { ratedClaimHistory } from './ratedClaimHistory.ts'

it('“never a claim” earns its credit beside clean answers alone', () => {
  expect(ratedClaimHistory({ claimHistory: 0, cyberEvent: 'NO', pastCyberIncident: 0 })).toBe(0)
  expect(ratedClaimHistory({ claimHistory: 0, pastCyberIncident: 4 })).toBe(0)
  expect(ratedClaimHistory({})).toBeNull()
  expect(ratedClaimHistory({ claimHistory: 0, cyberEvent: 'YES' })).toBeNull()
  expect(ratedClaimHistory({ claimHistory: 0, privacyLitigation: true })).toBeNull()
  expect(ratedClaimHistory({ claimHistory: 0, priorOrPendingClaimCircumstances: true })).toBeNull()
  expect(ratedClaimHistory({ claimHistory: 0, pastCyberIncident: 2 })).toBeNull()
})

it('“never a claim” earns nothing beside a claim under a policy of ours that is open, or cost something lately', () => {
  expect(ratedClaimHistory({ claimHistory: 0 }, { claims: 0, open: 0 })).toBe(0)
  expect(ratedClaimHistory({ claimHistory: 0 }, { claims: 0, open: 1 })).toBeNull()
  expect(ratedClaimHistory({ claimHistory: 0 }, { claims: 1, open: 0 })).toBeNull()
  expect(ratedClaimHistory({ claimHistory: 2 }, { claims: 1, open: 1 })).toBe(2)
})

it('a claim that is declared costs what it costs, whatever else was answered', () => {
  expect(ratedClaimHistory({ claimHistory: 1, cyberEvent: 'YES' })).toBe(1)
})
