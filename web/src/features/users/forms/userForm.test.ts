import { describe, expect, it } from 'vitest'
import { userForm } from './userForm.ts'

const person = { roleId: 'Agency Admin', firstName: 'Ada', lastName: 'Archer', email: 'ada@agency1.example' }

const complaints = (changes: object) =>
  userForm({ accountType: 'AGENCY', asksTeams: true })
    .safeParse({ ...person, primaryContact: false, billingContact: false, ...changes })
    .error?.issues.map(({ path }) => path[0])

describe('the user dialog', () => {
  it('asks for role, names and e-mail', () => {
    expect(complaints({})).toBeUndefined()
    expect(complaints({ roleId: undefined, firstName: ' ', lastName: undefined, email: '' })).toEqual([
      'roleId',
      'firstName',
      'lastName',
      'email',
    ])
    expect(complaints({ email: 'nobody' })).toEqual(['email'])
  })

  it('takes a phone of the region, or none', () => {
    expect(complaints({ phone: '(415) 555-0132' })).toBeUndefined()
    expect(complaints({ phone: '12' })).toEqual(['phone'])
  })

  it('asks for the team of who works in teams', () => {
    expect(complaints({ roleId: 'Agent' })).toEqual(['teamIds'])
  })
})
