import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { userInReach } from './userInReach.ts'

const email = 'agent@agency1.example'
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await commit([users.create(aUser({ email }))])
})
afterAll(() => table.stop())

const of =
  (index: number) =>
  ({ organizationId }: { readonly organizationId: string }): boolean =>
    organizationId === castIds.agency(index)

it('an e-mail means the user to those whose user it is, and nobody to everybody else', async () => {
  expect(await userInReach(email, of(1))).toMatchObject({ email })
  expect(await userInReach(email, of(2))).toBeUndefined()
  expect(await userInReach('nobody@agency1.example', () => true)).toBeUndefined()
})
