import { describe, expect, it } from 'vitest'
import { nameOfRecord } from './nameOfRecord.ts'

describe('in the audit trail', () => {
  it('a policy has its own number, not that of the quote it came from', () => {
    expect(
      nameOfRecord({ quoteNumber: 'Q-US-1000169', policyNumber: 'PAL-US-1000097-01', companyName: 'Novak Legal' }),
    ).toBe('PAL-US-1000097-01')
  })

  it('a quote, an account and a person are called as people call them', () => {
    expect(nameOfRecord({ quoteNumber: 'Q-US-1000169', companyName: 'Novak Legal' })).toBe('Q-US-1000169')
    expect(nameOfRecord({ name: 'Novak Legal' })).toBe('Novak Legal')
    expect(nameOfRecord({ firstName: 'Nora', lastName: 'Bennett' })).toBe('Nora Bennett')
    expect(nameOfRecord(undefined)).toBeUndefined()
  })

  it('a relationship is called by the two that it is between, and a request by whose it is', () => {
    const names: Readonly<Record<string, string>> = { agy_1: 'Harbor & Pine', org_1: 'Lone Star Alliance' }
    const relationship = { kind: 'memberOf', from: 'agy_1', to: 'org_1', begins: '2026-01-05' }
    expect(nameOfRecord(relationship, (id) => names[id])).toBe('Harbor & Pine – Lone Star Alliance')
    expect(nameOfRecord({ ...relationship, to: 'gone' }, (id) => names[id])).toBeUndefined()
    expect(nameOfRecord({ kind: 'ERASURE', subject: { name: 'Grace Holloway', email: 'g@h.example' } })).toBe(
      'Grace Holloway',
    )
  })

  it('a license has its number and whose it is, a domain and a document what they are called', () => {
    const agent = { agentFirstName: 'Marcus', agentLastName: 'Reed', agencyName: 'Harbor & Pine' }
    expect(nameOfRecord({ number: 'AL 7200144', ...agent })).toBe('AL 7200144, Marcus Reed')
    expect(nameOfRecord({ number: 'TX 18204417', agencyName: 'Harbor & Pine' })).toBe('TX 18204417')
    expect(nameOfRecord({ number: 3, docName: 'Proposal' })).toBe('Proposal')
    expect(nameOfRecord({ domain: 'grifters.example' })).toBe('grifters.example')
  })
})
