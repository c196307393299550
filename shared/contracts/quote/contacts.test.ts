import { expect, it } from 'vitest'
import { CustomerToSendTo } from './contacts.ts'

const holder = {
  customerFirstName: 'Ida',
  customerLastName: 'Moreau',
  customerEmail: 'ida@moreau.example',
  customerPhone: '(415) 555-0132',
}
const wrong = (more: object) =>
  CustomerToSendTo.safeParse({ ...holder, ...more }).error?.issues.map(({ path, message }) => [path[0], message])

it('the policy holder a quote is sent to has a name as people write it, an e-mail and a phone', () => {
  expect(wrong({})).toBeUndefined()
  expect(wrong({ customerFirstName: 'Zoë Anne', customerLastName: 'O’Brien' })).toBeUndefined()
  expect(wrong({ customerFirstName: 'Ida 2' })).toEqual([['customerFirstName', 'Please enter only alphabets']])
  expect(wrong({ customerLastName: 'Moreau!' })).toEqual([['customerLastName', 'Please enter only alphabets']])
  expect(wrong({ customerEmail: 'nobody' })).toEqual([['customerEmail', 'Please enter a valid email address']])
  expect(wrong({ customerPhone: '12' })?.map(([field]) => field)).toEqual(['customerPhone'])
})
