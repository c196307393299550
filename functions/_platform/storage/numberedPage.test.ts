import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { withTrace } from '../log/log.ts'
import { commit } from './commit.ts'
import { defineRecord } from './record.ts'
import { indexOf, openIndex } from './thumbIndex.ts'

interface Crew {
  readonly id: string
  readonly name: string
}

/** Of a kind whose lists have thumb indexes. */
const crews = defineRecord({
  kind: 'team',
  notFound: 'team.notFound',
  list: {
    scopes: () => ['all'],
    sorts: { name: (crew: Crew) => crew.name },
    summary: ({ id, name }: Crew) => ({ id, name }),
    shards: 3,
  },
})

let table: TestTable
const relayed = new Set<string>()
const settle = async () => {
  const { relay } = await import('#functions/platform/relay.ts')
  const { Records } = await table.stream()
  const fresh = Records.filter((record) => !relayed.has(record.eventID ?? ''))
  await relay({ Records: fresh })
  for (const record of fresh) relayed.add(record.eventID ?? '')
}

const aCrew = (index: number): Crew => {
  const name = `Crew ${String(index).padStart(3, '0')}`
  return { id: `tea_${String((index * 37) % 1000).padStart(3, '0')}`, name }
}
const namesOf = async (page: number, size: number, descending = false) =>
  (await crews.page({ scope: 'all', sort: 'name', page, size, descending })).content.map(({ name }) => name)
const capacityOf = async (page: number) => {
  const trace = { requestId: '', operation: 'test', capacity: 0 }
  await withTrace(trace, () => crews.page({ scope: 'all', page, size: 25 }))
  return trace.capacity
}

beforeAll(async () => {
  table = await startTable()
  for (let from = 0; from < 300; from += 20)
    await commit(Array.from({ length: 20 }, (_, index) => crews.create(aCrew(from + index))))
  await settle()
})
afterAll(() => table.stop())

describe('a page by number', () => {
  it('is the n-th of the list, in both directions, with how many there are', async () => {
    expect(await namesOf(7, 3)).toEqual(['Crew 021', 'Crew 022', 'Crew 023'])
    expect(await namesOf(1, 2, true)).toEqual(['Crew 297', 'Crew 296'])
    expect(await namesOf(14, 20, true)).toEqual((await namesOf(0, 20)).toReversed())
    const last = await crews.page({ scope: 'all', page: 11, size: 26 })
    expect(last).toMatchObject({ totalElements: 300, number: 11, size: 26 })
    expect(last.content).toHaveLength(14)
    expect(await namesOf(400, 25)).toEqual([])
  })

  it('comes out of an index that has each key of the list', async () => {
    expect(await openIndex(indexOf({ kind: 'team', scope: 'all', group: 'any' }, 's1')).count()).toBe(300)
  })

  it('costs the same wherever it is', async () => {
    const [first, middle] = [await capacityOf(0), await capacityOf(6)]
    expect(middle).toBeLessThan(first * 1.2)
  })

  it('follows what is renamed and what goes, told twice or once', async () => {
    const [renamed, gone] = await Promise.all([crews.require(aCrew(22).id), crews.require(aCrew(23).id)])
    await commit([crews.update(renamed, { ...renamed, name: 'Zulu' }), crews.remove(gone)])
    await settle()
    const { relay } = await import('#functions/platform/relay.ts')
    await relay({ Records: (await table.stream()).Records.slice(-20) })
    expect(await namesOf(7, 3)).toEqual(['Crew 021', 'Crew 024', 'Crew 025'])
    expect(await namesOf(0, 1, true)).toEqual(['Zulu'])
    expect((await crews.page({ scope: 'all', page: 0, size: 1 })).totalElements).toBe(299)
  })

  it('has what its reader has just written, before the stream comes', async () => {
    const trace = { requestId: '', operation: 'test', capacity: 0, justWritten: ['tea_new'] }
    await commit([crews.create({ id: 'tea_new', name: 'Crew 0000' })])
    const asked = () => withTrace(trace, () => namesOf(0, 2))
    expect(await asked()).toEqual(['Crew 000', 'Crew 0000'])
    await settle()
    expect(await asked()).toEqual(['Crew 000', 'Crew 0000'])
    expect(await namesOf(0, 2)).toEqual(['Crew 000', 'Crew 0000'])
  })
})
