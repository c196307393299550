import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineOperation } from '#shared/contract/operation.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { letGo } from '../held/held.ts'
import { commit } from '../storage/commit.ts'
import { defineRecord } from '../storage/record.ts'
import { demandStanding } from './admit.ts'

const people = defineRecord<{ id: string; role: string }>({
  kind: 'person',
  notFound: 'user.notFound',
  ends: (before, after) => (before !== undefined && before.role !== after?.role ? [before.id] : []),
})
const shared = { method: 'POST', path: '/api/quote/v1/note', summary: 'Notes.', access: 'any' } as const
const note = defineOperation({ ...shared, name: 'note' })
const money = defineOperation({ ...shared, name: 'pay', money: true })
const { userId } = cast.producer
const ofBefore = { ...cast.producer, issuedAt: Date.now() - 60_000 }

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const answerOf = (contract: typeof note | typeof money, actor: Parameters<typeof demandStanding>[1]) =>
  demandStanding(contract, actor).then(
    () => 'let in',
    ({ code }) => code,
  )

it('a token that has ended lets nobody in: at once where money or rights move, elsewhere when it is known', async () => {
  letGo()
  expect(await answerOf(note, ofBefore)).toBe('let in')
  await commit([people.create({ id: userId, role: 'chief' })])
  await commit([people.update(await people.require(userId), { id: userId, role: 'clerk' })])
  expect(await answerOf(money, ofBefore)).toBe('session.required')
  expect(await answerOf(note, ofBefore), 'asked a moment ago').toBe('let in')
  letGo()
  expect(await answerOf(note, ofBefore)).toBe('session.required')
  expect(await answerOf(note, cast.producer), 'a new token').toBe('let in')
  expect(await answerOf(note, undefined)).toBe('let in')
  expect(await answerOf(note, { ...guestOf('QUOTE', 'quo_1'), userId, issuedAt: ofBefore.issuedAt }), 'a code').toBe(
    'let in',
  )
})
