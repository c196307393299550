import { describe, expect, it } from 'vitest'
import { formStatuses, mayBecome } from './formStatus.ts'
import { ownForms } from './ownForms.ts'
import { type FormFacts, formsCarried, type PolicyForm } from './policyForm.ts'

const facts: FormFacts = {
  product: 'P100',
  state: 'OR',
  paperType: 'ADMITTED',
  coverages: new Set(),
  day: '2026-06-01',
}
const [base] = ownForms('us')
if (base === undefined) throw new Error('The US have no forms.')
const edition = (more: Partial<PolicyForm>): PolicyForm => ({ ...base, id: 'frm_1', formNumber: 'MS-1', ...more })
const isCarried = (form: PolicyForm, more: Partial<FormFacts> = {}) =>
  formsCarried([form], { ...facts, ...more }).length > 0

describe('the status of an edition', () => {
  it.each(formStatuses)('%s attaches it where it is in use alone', (status) => {
    expect(isCarried(edition({ status }))).toBe(status === 'ACTIVE')
  })

  it('leaves the edition before in place until the next is in use', () => {
    const newer = edition({ formNumber: base.formNumber, edition: '07 26', effectiveFrom: '2026-05-01' })
    const of = (status: PolicyForm['status']) => formsCarried([base, { ...newer, status }], facts)[0]?.edition
    expect(formStatuses.map(of)).toEqual(['01 26', '01 26', '01 26', '07 26', '01 26'])
  })

  it('moves from draft to use and out of it, and never back into it', () => {
    const moves = formStatuses.map((from) => formStatuses.filter((to) => mayBecome({ from, to })).join(' '))
    expect(moves).toEqual([
      'DRAFT FILED APPROVED ACTIVE',
      'DRAFT FILED APPROVED ACTIVE RETIRED',
      'APPROVED ACTIVE RETIRED',
      'ACTIVE RETIRED',
      'RETIRED',
    ])
  })
})

describe('a filing', () => {
  const filed = edition({ filings: [{ state: 'OR', number: 'PALI-134567890' }] })

  it('lets admitted insurers use the edition in its state alone', () => {
    expect(isCarried(filed)).toBe(true)
    expect(isCarried(filed, { state: 'TX' })).toBe(false)
  })

  it('is none of surplus lines', () => {
    expect(isCarried(filed, { state: 'TX', paperType: 'SURPLUS' })).toBe(true)
  })
})
