import { expect, it, vi } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { keptStates } from '#tests/kept/states.ts'
import { cancellationData } from './cancellationData.ts'

const noticed = (reason: string) => {
  const kept = keptStates('policy', 16)?.[0]?.state as unknown as PolicyRecord
  const { expirationDate: effectiveDate, created: requestedAt } = kept
  const policy: PolicyRecord = {
    ...kept,
    status: 'CANCEL PENDING',
    cancellation: { reason, effectiveDate, requestedAt, requestedBy: 'Dana Reed', before: 'IN FORCE', flat: false },
  }
  return cancellationData('us', policy, { agency: undefined, insurer: 'Granite' }, kept.effectiveDate, undefined)
}

it('tells who is cancelled until when claims can still be reported, where reporting can be extended', () => {
  vi.stubEnv('PALISADE_REGION', 'us')
  expect(noticed('Risk changed').extensionDays).toBe(60)
  expect(noticed('Premium not paid').extensionDays).toBeUndefined()
  const misled = noticed('Misrepresentation: no backups')
  expect([misled.reason, misled.extensionDays]).toEqual(['Misrepresentation: no backups', undefined])
  vi.unstubAllEnvs()
})
