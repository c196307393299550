import { beforeEach, expect, it, vi } from 'vitest'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import { keepIncident, keptIncident } from './openedIncident.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const policyId = PolicyId.parse('pol_01JH0000000000000000000P01')
const other = PolicyId.parse('pol_01JH0000000000000000000P02')

it('what a code has opened is there again when the page is loaded without a connection, and of no other policy', () => {
  const incident = {
    policyId,
    accountId: AccountId.parse('acc_01JH0000000000000000000C01'),
    policyNumber: 'CY-300912',
    companyName: 'Bayou Telecom Inc.',
    effectiveDate: '2026-03-01' as never,
    expirationDate: '2027-03-01' as never,
    timeZone: 'America/Chicago' as const,
    coach: { name: 'Hale Counsel', phone: '14155550199' },
  }
  keepIncident(policyId, incident)
  expect(keptIncident(policyId)).toEqual(incident)
  expect(keptIncident(other)).toBeUndefined()
})

it('what cannot be read counts for nothing', () => {
  kept.set(`palisade.incident.${policyId}`, '{"policyNumber":1}')
  expect(keptIncident(policyId)).toBeUndefined()
  kept.set(`palisade.incident.${policyId}`, '{')
  expect(keptIncident(policyId)).toBeUndefined()
})
