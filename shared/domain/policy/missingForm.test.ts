import { describe, expect, it } from 'vitest'
import { missingForm } from './missingForm.ts'
import { ownForms } from './ownForms.ts'
import type { FormFacts, PolicyForm } from './policyForm.ts'

const own = ownForms('us')
const facts: FormFacts = {
  product: 'P100',
  state: 'OR',
  paperType: 'SURPLUS',
  coverages: new Set(['EVENT_EXCLUSION']),
  day: '2026-06-01',
}
const amendment = 'PAL-CY-AM-OR'
const without = (formNumber: string, ...more: PolicyForm[]) => [
  ...own.filter((form) => form.formNumber !== formNumber),
  ...more,
]
const missing = (book: readonly PolicyForm[], of: FormFacts = facts) => missingForm({ own, book }, of)?.formNumber

describe('a policy', () => {
  it('has every form by the platform’s own book', () => expect(missing(own)).toBe(undefined))

  it('misses its state’s amendments where the book has none in force on its day', () => {
    expect(missing(without(amendment))).toBe(amendment)
    expect(missing(without(amendment), { ...facts, state: 'WA' })).toBe(undefined)
    const oregon = own.find(({ formNumber }) => formNumber === amendment)
    if (oregon === undefined) throw new Error('Oregon has no amendments.')
    const next = { ...oregon, id: 'frm_next', formNumber: 'PAL-MS-OR', effectiveFrom: '2026-07-01' } as const
    expect(missing(without(amendment, next))).toBe(amendment)
    expect(missing(without(amendment, next), { ...facts, day: '2026-07-01' })).toBe(undefined)
    expect(missing(without(amendment, { ...next, paperType: 'ADMITTED' }), { ...facts, day: '2026-07-01' })).toBe(
      amendment,
    )
  })

  it('misses its base wording, and the endorsement of a coverage that it buys', () => {
    expect(missing(without('PAL-CY-US-001'))).toBe('PAL-CY-US-001')
    const exclusion = own.find(({ coverage }) => coverage === 'EVENT_EXCLUSION')?.formNumber ?? ''
    expect(missing(without(exclusion))).toBe(exclusion)
    expect(missing(without(exclusion), { ...facts, coverages: new Set() })).toBe(undefined)
  })
})
