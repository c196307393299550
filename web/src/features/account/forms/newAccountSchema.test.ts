import { describe, expect, it } from 'vitest'
import { companyValues, newAccountSchema } from './newAccountSchema.ts'

const company = {
  cbid: 'cbd_1',
  name: 'Harbor Bakery LLC',
  address1: '410 Congress Avenue',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  phoneNumber: '15125550110',
}
const chosen = companyValues(company as never)

const complaints = (values: object, needs = { team: false, agency: false }) =>
  newAccountSchema(needs)
    .safeParse({ ...chosen, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a new account', () => {
  it('is filled in by a company of the register', () => {
    expect(chosen).toEqual({
      name: 'Harbor Bakery LLC',
      address1: '410 Congress Avenue',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      phone: '15125550110',
    })
    expect(complaints({})).toBeUndefined()
  })

  it('needs a name and a state', () => {
    // What is empty is absent by the time the form is checked.
    expect(complaints({ name: undefined, state: undefined })).toEqual([
      'name: Account Name is required',
      'state: State is required',
    ])
  })

  it('asks for the team, and of staff for the agency, once a company is being added', () => {
    expect(complaints({}, { team: true, agency: true })).toEqual([
      'agencyId: Please select a Agency',
      'teamId: Please select a Team',
    ])
    expect(complaints({}, { team: true, agency: false })).toEqual(['teamId: Please select a Team'])
  })
})
