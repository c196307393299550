import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { commit } from './commit.ts'
import { defineRecord } from './record.ts'
import { retryStale } from './retryStale.ts'
import { enterRoom } from './rooms.ts'

interface Chair {
  readonly id: string
  readonly table: string
}
const chairs = defineRecord({
  kind: 'chair',
  notFound: 'server.failed',
  list: {
    scopes: ({ table }: Chair) => [table],
    sorts: { id: ({ id }: Chair) => id },
    summary: ({ id }: Chair) => ({ id }),
  },
})

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** Sits down where fewer than four do. */
const sit = (at: string, id: string) =>
  retryStale(async () => {
    const room = await enterRoom(`chairs ${at}`)
    if ((await chairs.every({ scopes: [at] })).length >= 4) return false
    await commit([room, chairs.create({ id, table: at })])
    return true
  })

it('of a crowd as many find a place as there are, and no other owner has one less', async () => {
  const guests = Array.from({ length: 10 }, (_, index) => index)
  const seated = await Promise.all(
    ['one', 'two'].flatMap((at) => guests.map(async (guest) => ((await sit(at, `cha_${at}${guest}`)) ? [at] : []))),
  )
  expect(seated.flat().sort()).toEqual([...Array(4).fill('one'), ...Array(4).fill('two')])
})
