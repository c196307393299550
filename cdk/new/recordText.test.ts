import { describe, expect, it } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { handlersText } from './recordHandlers.ts'
import { recordRefusal, stepsOf } from './recordRefusal.ts'
import { declaredText, owners, pluralOf, prefixOf } from './recordText.ts'

const steps = stepsOf(['complete:OPEN:COMPLETED', 'waive:OPEN:WAIVED']) ?? []
const wanted = { service: 'policy', kind: 'inspection', steps }
const owner = owners.policy

describe('a new record', () => {
  it('has the life that was told, each status in the tone that its word has elsewhere', () => {
    if (owner === undefined) throw new Error('Nothing belongs to a policy.')
    const files = declaredText(wanted, { owner, tones: { WAIVED: 'active' } })
    const life = files['shared/records/inspection/inspectionLife.ts']
    expect(life).toContain("waive: { word: 'waive it', by: ['waiveInspection'], steps: { OPEN: 'WAIVED' } }")
    const statuses = files['shared/records/inspection/inspectionStatus.ts']
    expect(statuses).toContain("OPEN: { tone: 'draft' }")
    expect(statuses).toContain("COMPLETED: { tone: 'ended' }")
    expect(statuses).toContain("WAIVED: { tone: 'active' }")
  })

  it('has a handler for each operation, and a test that names each', () => {
    if (owner === undefined) throw new Error('Nothing belongs to a policy.')
    const files = handlersText(wanted, owner)
    const names = Object.keys(files).flatMap((path) => /inspections\/(\w+)\.ts$/.exec(path)?.[1] ?? [])
    const handled = ['completeInspection', 'createInspection', 'getInspection', 'listInspectionHistory']
    const all = [...handled, 'listInspections', 'waiveInspection']
    expect(names.filter((name) => name !== 'inspectionAction' && name !== 'inspections').sort()).toEqual(all)
    for (const name of all)
      expect(files['functions/policy/inspections/inspections.test.ts']).toContain(`contract.${name}`)
  })

  it('is named in the plural, and by a prefix of its own', () => {
    expect([pluralOf('inspection'), pluralOf('inquiry'), pluralOf('survey')]).toEqual([
      'inspections',
      'inquiries',
      'surveys',
    ])
    expect(prefixOf('inspection', [])).toBe('ins')
    expect(prefixOf('inspection', ['ins'])).toBe('inp')
    expect(prefixOf('abc', ['abc'])).toBeUndefined()
  })
})

describe('what cannot be laid out', () => {
  const refusal = (other: Partial<typeof wanted>) =>
    recordRefusal({ ...wanted, ...other }, { operations: [], kinds: ['quote'] })

  it('is nothing where nothing is in its way', () => expect(refusal({})).toBeUndefined())
  it('is one of whose operations there is one already', () =>
    expect(recordRefusal({ ...wanted, kind: 'quoteNote' }, { operations, kinds: [] })).toContain(
      'There is an operation listQuoteNotes',
    ))
  it('is a step that is none', () => expect(stepsOf(['complete:open:done'])).toBeUndefined())
  it('is a status that no step leads to', () =>
    expect(refusal({ steps: [...steps, { action: 'shut', from: 'LOST', to: 'OPEN' }] })).toContain(
      'No step leads to LOST',
    ))
  it.each([
    { service: 'rater' },
    { kind: 'quote' },
    { kind: 'In spection' },
    { kind: 'policyNote', steps: [{ action: 'get', from: 'OPEN', to: 'DONE' }] },
  ])('is refused with %o', (other) => expect(refusal(other)).toMatch(/\.$/))
})
