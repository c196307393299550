import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { withTrace } from '../log/log.ts'
import { commit } from '../storage/commit.ts'
import { historyOf } from '../storage/history.ts'
import { defineRecord } from '../storage/record.ts'
import { type Chunk, defineJob } from './defineJob.ts'
import { jobs } from './jobs.ts'
import { runJobs } from './runJobs.ts'
import { dueEvent, startJob } from './startJob.ts'

interface Boat {
  readonly id: string
  readonly fleet: string
  readonly flag: string
}

const boats = defineRecord({
  kind: 'boat',
  notFound: 'account.notFound',
  list: {
    scopes: (boat: Boat) => ['all', `fleet:${boat.fleet}`],
    sorts: { id: (boat: Boat) => boat.id },
    summary: (boat: Boat) => boat,
    shards: 3,
  },
})

/** What the fleets sail under. */
const flags = new Map<string, string>()
/** What is written beside the effects of a commit. */
let beside: Chunk['beside']
let interrupt: () => Promise<void> | void = () => undefined

const hoist = defineJob({
  kind: 'hoist',
  input: z.strictObject({ fleet: z.string(), scope: z.string().optional() }),
  key: ({ fleet }) => fleet,
  beginsAnew: true,
  failed: async ({ fleet }, { done }) => {
    if (flags.get(fleet) === 'mute') throw new Error('Nobody can be told.')
    return { writes: [boats.create({ id: `bot_tender_${fleet}`, fleet, flag: `after ${done}` })] }
  },
  async chunk({ fleet, scope = `fleet:${fleet}` }, { cursor: after }) {
    const flag = flags.get(fleet) ?? ''
    const { ids, cursor } = await boats.walk({ scope, size: 4, after })
    const effects = []
    for (const { id, at } of ids) {
      const boat = await boats.require(id)
      if (boat.flag !== flag) effects.push({ cursor: at, writes: [boats.update(boat, { ...boat, flag })] })
    }
    await interrupt()
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }), ...(beside && { beside }) }
  },
})

const now = '2026-11-22T09:00:00.000Z'
let table: TestTable
let made = 0
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const aFleet = async (size: number): Promise<string> => {
  made += 1
  const fleet = `fleet${made}`
  for (let index = 0; index < size; index += 1)
    await commit([boats.create({ id: `bot_${made}_${String(index).padStart(3, '0')}`, fleet, flag: 'none' })])
  return fleet
}
const begin = async (fleet: string, flag: string, scope?: string): Promise<string> => {
  flags.set(fleet, flag)
  const input = { fleet, ...(scope !== undefined && { scope }) }
  const { jobId, write, events } = await startJob(hoist, input, { by: 'Ada', now })
  await commit([write], { events })
  return jobId
}
const hand = runJobs([hoist])
/** Hands over the message of the job's present turn, as the queue does. */
const deliver = async (jobId: string): Promise<void> => {
  const { detail } = dueEvent(await jobs.require(jobId))
  await hand({ id: 'evt_1', name: 'job.due', detail: detail as never, at: now, now, once: 'once' })
}
const flagsOf = async (fleet: string) => (await boats.every({ scopes: [`fleet:${fleet}`] })).map(({ flag }) => flag)
const writesOf = async (fleet: string) => {
  const rows = await boats.every({ scopes: [`fleet:${fleet}`] })
  return Promise.all(rows.map(async ({ id }) => (await historyOf(id, 10)).length))
}
const once = <Value>(work: () => Value) => {
  let did = false
  return () => {
    if (did) return undefined
    did = true
    return work()
  }
}

describe('a job', () => {
  it('does its work chunk by chunk, and tells how far it is', async () => {
    const fleet = await aFleet(10)
    const jobId = await begin(fleet, 'blue')
    expect(await eventsOf(table)).toContainEqual({ name: 'job.due', detail: { jobId, kind: 'hoist', turn: 0 } })
    await deliver(jobId)
    expect(await flagsOf(fleet)).toEqual(Array(10).fill('blue'))
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', done: 10, counts: { changed: 10 } })
  })

  it('goes through all partitions of a list', async () => {
    const fleet = await aFleet(9)
    const jobId = await begin(fleet, 'wide', 'all')
    await deliver(jobId)
    expect(await flagsOf(fleet)).toEqual(Array(9).fill('wide'))
    expect((await jobs.require(jobId)).done).toBeGreaterThanOrEqual(9)
  })

  it('has each effect once, whoever dies in the middle and however often its message comes', async () => {
    const fleet = await aFleet(10)
    const jobId = await begin(fleet, 'red')
    let chunks = 0
    const lost = new Promise<void>(() => undefined)
    // The worker is gone after two chunks: what it began is never committed.
    interrupt = () => {
      chunks += 1
      return chunks === 3 ? lost : undefined
    }
    void deliver(jobId)
    while ((await jobs.require(jobId)).done < 8) await new Promise((resolve) => setTimeout(resolve, 20))
    interrupt = () => undefined
    await Promise.all([deliver(jobId), deliver(jobId), deliver(jobId)])
    await deliver(jobId)
    expect(await flagsOf(fleet)).toEqual(Array(10).fill('red'))
    expect(await writesOf(fleet)).toEqual(Array(10).fill(2))
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', done: 10, counts: { changed: 10 } })
  })

  it('that is asked for twice is one, and begins anew for what it has passed', async () => {
    const fleet = await aFleet(10)
    const jobId = await begin(fleet, 'green')
    interrupt = once(async () => {
      expect(await begin(fleet, 'white')).toBe(jobId)
    })
    await deliver(jobId)
    interrupt = () => undefined
    expect(await flagsOf(fleet)).toEqual(Array(10).fill('white'))
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', again: false })
    // None was written with the name that had been given up when it was read.
    expect(await writesOf(fleet)).toEqual(Array(10).fill(2))
  })

  it('writes a record beside the effects once for all that are committed together', async () => {
    const flagship = `bot_flagship_${made}`
    await commit([boats.create({ id: flagship, fleet: 'none', flag: '' })])
    const fleet = await aFleet(6)
    const told: (readonly [number, boolean])[] = []
    const lead = await boats.require(flagship)
    beside = (writes, isWhole) => {
      told.push([writes.length, isWhole])
      return told.length === 1 ? [boats.update(lead, { ...lead, flag: `leads ${writes.length}` })] : []
    }
    const jobId = await begin(fleet, 'teal')
    await deliver(jobId)
    beside = undefined
    expect(told).toEqual([
      [4, true],
      [2, true],
    ])
    expect(await boats.require(flagship)).toMatchObject({ flag: 'leads 4' })
    expect(await flagsOf(fleet)).toEqual(Array(6).fill('teal'))
  })

  it('that two ask for at the same moment is one', async () => {
    const fleet = await aFleet(1)
    const ask = () => begin(fleet, 'grey').catch(() => undefined)
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one === undefined || other === undefined || one === other).toBe(true)
  })

  it('stops where it is stopped', async () => {
    const fleet = await aFleet(10)
    const jobId = await begin(fleet, 'black')
    let chunks = 0
    interrupt = async () => {
      chunks += 1
      if (chunks !== 2) return
      const job = await jobs.require(jobId)
      await commit([jobs.update(job, { ...job, status: 'STOPPED', ended: now })])
    }
    await deliver(jobId)
    interrupt = () => undefined
    expect((await flagsOf(fleet)).filter((flag) => flag === 'black')).toHaveLength(4)
    expect(await jobs.require(jobId)).toMatchObject({ status: 'STOPPED', done: 4 })
  })

  it('fails when a chunk fails three times, and keeps its place', async () => {
    const fleet = await aFleet(10)
    const jobId = await begin(fleet, 'pink')
    let chunks = 0
    interrupt = () => {
      chunks += 1
      if (chunks > 1) throw new Error('The flag is torn.')
    }
    await expect(deliver(jobId)).rejects.toThrow('torn')
    await expect(deliver(jobId)).rejects.toThrow('torn')
    await deliver(jobId)
    interrupt = () => undefined
    expect(await jobs.require(jobId)).toMatchObject({ status: 'FAILED', error: 'The flag is torn.', done: 4 })
    expect(await boats.require(`bot_tender_${fleet}`), 'told with its failure').toMatchObject({ flag: 'after 4' })
  })

  it('fails even where nobody can be told that it did', async () => {
    const fleet = await aFleet(1)
    const jobId = await begin(fleet, 'mute')
    interrupt = () => {
      throw new Error('The flag is torn.')
    }
    await expect(deliver(jobId)).rejects.toThrow('torn')
    await expect(deliver(jobId)).rejects.toThrow('torn')
    await deliver(jobId)
    interrupt = () => undefined
    expect(await jobs.require(jobId)).toMatchObject({ status: 'FAILED', error: 'The flag is torn.' })
  })

  it.each([
    ['a connection that was cut', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
    ['a store that has no breath', Object.assign(new Error('Reduce your rate.'), { name: 'SlowDown' })],
    ['a table that fails for a moment', Object.assign(new Error('Try again.'), { name: 'InternalServerError' })],
  ])('gets over %s, however often, without failing', async (_, trouble) => {
    const fleet = await aFleet(5)
    const jobId = await begin(fleet, 'teal')
    let chunks = 0
    interrupt = () => {
      chunks += 1
      if (chunks <= 4) throw trouble
    }
    await deliver(jobId)
    interrupt = () => undefined
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', done: 5, failures: 0 })
    expect(await writesOf(fleet)).toEqual([2, 2, 2, 2, 2])
  })

  it('leaves to its message what does not pass in its turn, and has not failed by it', async () => {
    const fleet = await aFleet(1)
    const jobId = await begin(fleet, 'jade')
    const { now: reading } = performance
    let ahead = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => reading.call(performance) + ahead)
    interrupt = () => {
      ahead = 20_001
      throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })
    }
    for (let time = 0; time < 4; time += 1) {
      ahead = 0
      await expect(deliver(jobId)).rejects.toThrow('hang up')
    }
    clock.mockRestore()
    interrupt = () => undefined
    expect(await jobs.require(jobId)).toMatchObject({ status: 'QUEUED', failures: 0 })
    await deliver(jobId)
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE' })
  })

  it('whose messages are all dead is carried on by who asks for it again, once half an hour has passed', async () => {
    const fleet = await aFleet(3)
    const jobId = await begin(fleet, 'sand')
    const asked = async (at: string) => {
      const { write, events } = await startJob(hoist, { fleet }, { by: 'Ada', now: at as typeof now })
      await commit([write], { events })
      return events
    }
    expect(await asked('2026-11-22T09:30:00.000Z')).toEqual([])
    const events = await asked('2026-11-22T10:00:00.001Z')
    expect(events).toEqual([{ name: 'job.due', detail: { jobId, kind: 'hoist', turn: 1 } }])
    await deliver(jobId)
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', turn: 1 })
    expect(await flagsOf(fleet)).toEqual(['sand', 'sand', 'sand'])
  })

  it('is left to another message where its worker is busy since long, with this one or those before it', async () => {
    const fleet = await aFleet(2)
    const jobId = await begin(fleet, 'ochre')
    const trace = { requestId: 'evt_1', operation: 'on.runJobs', called: performance.now() - 20_001, capacity: 0 }
    await withTrace(trace, () => deliver(jobId))
    expect(await flagsOf(fleet)).toEqual(['none', 'none'])
    expect(await jobs.require(jobId)).toMatchObject({ status: 'QUEUED', turn: 1, done: 0 })
    expect(await eventsOf(table)).toContainEqual({ name: 'job.due', detail: { jobId, kind: 'hoist', turn: 1 } })
    await deliver(jobId)
    expect(await flagsOf(fleet)).toEqual(['ochre', 'ochre'])
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', turn: 1 })
  })

  it('is nothing to a worker that has no such work', async () => {
    const fleet = await aFleet(1)
    const jobId = await begin(fleet, 'brown')
    const { detail } = dueEvent(await jobs.require(jobId))
    await runJobs([])({ id: 'evt_1', name: 'job.due', detail: detail as never, at: now, now, once: 'once' })
    expect(await jobs.require(jobId)).toMatchObject({ status: 'QUEUED' })
  })
})
