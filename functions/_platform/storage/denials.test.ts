import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { letGo } from '../held/held.ts'
import { withTrace } from '../log/log.ts'
import { commit } from './commit.ts'
import { isDenied } from './denials.ts'
import { defineRecord } from './record.ts'

const people = defineRecord<{ id: string; role: string }>({
  kind: 'person',
  notFound: 'user.notFound',
  ends: (before, after) => (before !== undefined && before.role !== after?.role ? [before.id] : []),
})

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)

/** Somebody whose role changes at the moment that is answered. */
const changed = async (id: string): Promise<number> => {
  await commit([people.create({ id, role: 'chief' })])
  later(1)
  const [before] = await people.byIds([id])
  if (before !== undefined) await commit([people.update(before, { id, role: 'clerk' })])
  return Date.now()
}

it('tokens of before a change are denied, those from then on are not', async () => {
  const at = await changed('per_1')
  letGo()
  for (const fresh of [true, false]) {
    expect(await isDenied({ userId: 'per_1', issuedAt: at - 1 }, { fresh })).toBe(true)
    expect(await isDenied({ userId: 'per_2', organizationId: 'per_1' }, { fresh })).toBe(true)
    expect(await isDenied({ userId: 'per_1', issuedAt: at }, { fresh })).toBe(false)
    expect(await isDenied({ userId: 'per_2' }, { fresh })).toBe(false)
  }
})

it('who asks afresh knows at once, everybody else within 30 seconds', async () => {
  letGo()
  expect(await isDenied({ userId: 'per_3' }, { fresh: false })).toBe(false)
  const at = await changed('per_3')
  expect(await isDenied({ userId: 'per_3', issuedAt: at - 1 }, { fresh: true })).toBe(true)
  later(28)
  expect(await isDenied({ userId: 'per_3', issuedAt: at - 1 }, { fresh: false })).toBe(true)
})

it('what is known is read once in twenty seconds, however many ask', async () => {
  letGo()
  /** Capacity units that it takes to ask. */
  const asked = async (): Promise<number> => {
    const trace = { requestId: 'req', operation: 'ask', capacity: 0 }
    await withTrace(trace, () => isDenied({ userId: 'per_4' }, { fresh: false }))
    return trace.capacity
  }
  const first = await Promise.all(Array.from({ length: 5 }, asked))
  expect(first.filter((capacity) => capacity > 0)).toHaveLength(1)
  later(19)
  expect(await asked()).toBe(0)
  later(1)
  expect(await asked()).toBeGreaterThan(0)
})

it('a denial goes when no token of before could live any more', async () => {
  const at = await changed('per_5')
  later(15 * 60)
  expect(await isDenied({ userId: 'per_5', issuedAt: at - 1 }, { fresh: true })).toBe(true)
  later(61)
  expect(await isDenied({ userId: 'per_5', issuedAt: at - 1 }, { fresh: true })).toBe(false)
})

it('the change of one role writes one row more', async () => {
  const { rowsOfWrites } = await import('./commit.ts')
  const before = { id: 'per_6', role: 'chief', version: 1 }
  const [same, other] = ['chief', 'clerk'].map((role) => rowsOfWrites([people.update(before, { id: 'per_6', role })]))
  expect((other ?? 0) - (same ?? 0)).toBe(1)
})

it('a session that begins with the change stands, whichever clock was read first', async () => {
  const begun = Date.now()
  await commit([people.create({ id: 'per_7', role: 'chief' })])
  const [before] = await people.byIds(['per_7'])
  later(1)
  const write = before && people.update(before, { id: 'per_7', role: 'clerk' })
  if (write !== undefined) await commit([{ ...write, spares: ['ses_new'] }])
  const token = { userId: 'per_7', issuedAt: begun }
  expect(await isDenied({ ...token, sessionId: 'ses_new' }, { fresh: true })).toBe(false)
  expect(await isDenied({ ...token, sessionId: 'ses_old' }, { fresh: true })).toBe(true)
})
