import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { aUser } from '#tests/support/aUser.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { noteSignIn } from './noteSignIn.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const now = '2026-11-23T09:00:00.000Z'

describe('a sign-in', () => {
  it('is noted with the user', async () => {
    const user = aUser({ email: 'noted@signin.example' })
    await commit([users.create(user)])
    await noteSignIn(await users.require(user.id), now)
    expect(await users.require(user.id)).toMatchObject({ lastSignInAt: now })
  })

  it('stands when the store does not take the note', async () => {
    const user = aUser({ id: 'usr_01JH0000000000000000000N02', email: 'unnoted@signin.example' })
    await commit([users.create(user)])
    const stored = await users.require(user.id)
    // More than an item of the table may hold.
    await noteSignIn({ ...stored, lastName: randomBytes(400_000).toString('hex') }, now)
    expect(await users.require(user.id)).toEqual(stored)
  })
})
