import { describe, expect, it } from 'vitest'
import { attributesForForm, attributesOfForm } from './providerForm.ts'

describe('what a provider calls things', () => {
  it('begins as most of its protocol call them, with each role by its own name', () => {
    expect(attributesForForm('AGENCY', 'OIDC')).toMatchObject({ email: 'email', firstName: 'given_name', role: '' })
    expect(attributesForForm('AGENCY', 'OIDC').roles).toContainEqual({ role: 'Agent', says: 'Agent' })
    expect(attributesForForm('AGENCY', 'SAML').email).toMatch(/emailaddress$/)
  })

  it('is sent without what it is not asked, and with those words alone that differ', () => {
    expect(attributesOfForm(attributesForForm('AGENCY', 'OIDC'))).toEqual({
      email: 'email',
      firstName: 'given_name',
      lastName: 'family_name',
    })
    const roles = [
      { role: 'Agent', says: 'sales' },
      { role: 'Agency Admin', says: 'Agency Admin' },
    ] as const
    expect(attributesOfForm({ email: 'mail', lastName: '', role: 'groups', roles: [...roles] })).toEqual({
      email: 'mail',
      role: 'groups',
      roles: [roles[0]],
    })
    expect(attributesOfForm({ email: 'mail', role: '', roles: [...roles] })).toEqual({ email: 'mail' })
  })
})
