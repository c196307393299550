import { describe, expect, it } from 'vitest'
import { privacyLawOf } from '#shared/regions/privacy.ts'
import { regions } from '#shared/regions/regions.ts'
import { erasedAddress, isErasedAddress } from './erasedAddress.ts'
import {
  answerDueOn,
  type BusinessFacts,
  contactPseudonymOf,
  extendedDueOn,
  holdsOf,
  pseudonymOf,
  standingHolds,
} from './privacy.ts'

describe('the day by which somebody is answered', () => {
  it('is 45 days in the US, and 90 in all once extended', () => {
    const law = privacyLawOf(regions.us)
    expect(answerDueOn('2026-01-10', law)).toBe('2026-02-24')
    expect(extendedDueOn('2026-01-10', law)).toBe('2026-04-10')
  })

  it('is a month in the UK, on the last day of one that is shorter, and three months in all once extended', () => {
    const law = privacyLawOf(regions.uk)
    expect(answerDueOn('2026-01-31', law)).toBe('2026-02-28')
    expect(extendedDueOn('2026-01-31', law)).toBe('2026-04-30')
  })

  it('is 30 days in Australia, whose law has no extension', () => {
    const law = privacyLawOf(regions.au)
    expect(answerDueOn('2026-01-10', law)).toBe('2026-02-09')
    expect(extendedDueOn('2026-01-10', law)).toBeUndefined()
  })
})

describe('what holds an erasure', () => {
  const free: BusinessFacts = {
    inForce: [],
    openClaims: [],
    unpaid: [],
    onHold: [],
    lastOf: [],
    contactOf: [],
    clientsAt: [],
  }
  const reasons = (facts: Partial<BusinessFacts>) => holdsOf({ ...free, ...facts }, '2026-06-01').map((h) => h.reason)

  it('is nothing where there is no business', () => {
    expect(reasons({})).toEqual([])
  })

  it('is a policy in force, and no retention beside it', () => {
    expect(reasons({ inForce: ['P1'], keptUntil: '2033-01-01' })).toEqual(['POLICY_IN_FORCE'])
  })

  it('is what has ended until its years are over, the last day included', () => {
    expect(holdsOf({ ...free, keptUntil: '2026-06-01' }, '2026-06-01')).toEqual([
      { reason: 'RETENTION', of: [], until: '2026-06-01' },
    ])
    expect(reasons({ keptUntil: '2026-05-31' })).toEqual([])
  })

  it('is every other matter by itself', () => {
    expect(
      reasons({
        openClaims: ['C1'],
        unpaid: ['P1'],
        onHold: ['P1'],
        lastOf: ['Pine'],
        contactOf: ['Pine'],
        clientsAt: ['Pine'],
      }),
    ).toEqual(['CLAIM_OPEN', 'INVOICE_UNPAID', 'LEGAL_HOLD', 'LAST_ADMINISTRATOR', 'ONLY_CONTACT', 'CLIENTS'])
  })

  it('stands until somebody lets it pass', () => {
    const holds = holdsOf({ ...free, inForce: ['P1'], openClaims: ['C1'] }, '2026-06-01')
    expect(standingHolds(holds, [{ reason: 'POLICY_IN_FORCE' }]).map(({ reason }) => reason)).toEqual(['CLAIM_OPEN'])
  })
})

it('who is erased has a name of their own that says nothing, and an address that nobody can have', () => {
  const id = 'usr_01JH0000000000000000000A07'
  expect(pseudonymOf(id)).toEqual({ firstName: 'Former user', lastName: '000A07' })
  expect(erasedAddress(id)).toBe('usr_01jh0000000000000000000a07@erased.invalid')
})

it('a contact who is erased is known by their request, and nothing is sent to who is erased', () => {
  const id = 'prq_01JH0000000000000000000A09'
  expect(contactPseudonymOf(id)).toEqual({ firstName: 'Former contact', lastName: '000A09' })
  expect(isErasedAddress(erasedAddress(id))).toBe(true)
  expect(isErasedAddress('ida@moreau.example')).toBe(false)
})
