import { expect, it } from 'vitest'
import { listFellowUsers } from '#shared/contracts/auth/users.ts'
import { reporterPage, reportersOf } from './reporters.ts'

const user = (firstName: string) => ({
  firstName,
  lastName: 'Reed',
  roleName: 'Agent',
  email: `${firstName.toLowerCase()}@reed.example`,
})

it('who reports a claim is chosen of the users, each once, the reader first', () => {
  const self = { name: 'Ida Moreau', role: 'Policy Holder', email: 'ida@moreau.example' }
  expect(reportersOf(self, [user('Tom'), user('Ann'), user('Tom')])).toEqual([
    self,
    { name: 'Tom Reed', role: 'Agent', email: 'tom@reed.example' },
    { name: 'Ann Reed', role: 'Agent', email: 'ann@reed.example' },
  ])
  expect(reportersOf(undefined, []).length).toBe(0)
})

it('a hundred users are asked for at once', () => {
  expect(reporterPage).toBe(100)
  expect(listFellowUsers.query?.safeParse({ size: reporterPage }).success).toBe(true)
})
