import { afterEach, expect, it, vi } from 'vitest'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { newChronicle } from './chronicle.ts'
import { diceOf } from './dice.ts'
import { expiryNoticesTold } from './expiryNoticesTold.ts'

afterEach(() => vi.unstubAllEnvs())

const aPolicy = (last: string, more: object) =>
  ({
    definition: policies.definition,
    // What is told of it looks at these alone.
    state: { id: `pol_0000000000000000000000000${last}`, status: 'IN FORCE', expirationDate: '2026-12-10', ...more },
  }) as unknown as Step

it('each policy of Australia that ended with its term, or soon does, had its notice; one that was renewed had none', () => {
  const told = (region: string) => {
    vi.stubEnv('PALISADE_REGION', region)
    const chronicle = newChronicle(diceOf('notices'))
    const steps = [
      aPolicy('1', {}),
      aPolicy('2', { status: 'EXPIRED', expirationDate: '2026-10-31' }),
      aPolicy('3', { status: 'RENEWED', renewedByPolicyId: 'pol_00000000000000000000000009' }),
      aPolicy('4', { expirationDate: '2027-02-01' }),
    ]
    expiryNoticesTold(chronicle, steps, '2026-11-29')
    return chronicle.steps().map(({ state }) => state)
  }
  expect(told('au')).toMatchObject([
    { policyId: 'pol_00000000000000000000000002', noticed: { on: '2026-10-10', mayRenew: true } },
    { policyId: 'pol_00000000000000000000000001', noticed: { on: '2026-11-19', mayRenew: true } },
  ])
  expect(told('us')).toEqual([])
})
