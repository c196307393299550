import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { now } from '#functions/_platform/clock/clock.ts'
import { deadLetters } from '#functions/_platform/events/deadLetters.ts'
import { type Happening, work } from '#functions/_platform/events/worker.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { defineManifest } from '#functions/_platform/manifest.ts'
import * as contract from '#shared/contracts/platform/deadLetters.ts'
import { deadLetterLife } from '#shared/records/deadLetter/deadLetterLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { handler as platformWorker } from '../worker.ts'
import { watchDeadLetters } from './watchDeadLetters.ts'

const as = callerOf(handler)
const staff = () => as(cast.superAdmin)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** A service of which one subscriber may be broken, and one is well. */
let isBroken = true
let heard: string[] = []
beforeEach(() => {
  isBroken = true
  heard = []
})
const manifest = defineManifest({
  service: 'risk',
  errorImpact: 'Nothing.',
  resources: ['table'],
  subscriptions: { showBound: 'quote.bound', countBound: 'quote.bound' },
})
const worker = work(manifest, {
  on: {
    showBound: async ({ detail }: Happening<'quote.bound'>) => {
      if (String(detail.quoteId) === 'quo_odd') z.object({ quoteId: z.string() }).parse({ quoteId: 1 })
      if (isBroken) throw new Error('The drawer is away.')
      heard.push(`show ${detail.quoteId}`)
    },
    countBound: async ({ detail }: Happening<'quote.bound'>) => {
      heard.push(`count ${detail.quoteId}`)
    },
  },
  jobs: {},
  tasks: {},
} as never)

const bound = (quoteId: string) =>
  JSON.stringify({
    ...{ id: `bus-${quoteId}`, 'detail-type': 'quote.bound', time: now() },
    detail: { quoteId, policyId: 'pol_1', eventId: `evt_${quoteId}` },
  })

/** Hands a message to the worker as its queue does for the n-th time. */
const hand = async (body: string, receives: number, subscriber = 'showBound') => {
  const record = {
    ...{ messageId: 'm1', body, attributes: { ApproximateReceiveCount: String(receives) } },
    eventSourceARN: `arn:aws:sqs:us-east-1:000000000000:palisade-us-risk-${subscriber}`,
  }
  return (await worker({ Records: [record] } as never)) as { batchItemFailures: unknown[] }
}

const buried = async (quoteId: string) => {
  expect((await hand(bound(quoteId), 3)).batchItemFailures).toEqual([])
  const { hits } = answered(await staff()(contract.listDeadLetters, { query: { status: 'FAILED' } }))
  const letter = hits.find(({ handler: name }) => name === 'showBound')
  if (letter === undefined) throw new Error('There is no letter.')
  return letter
}

/** What the worker is told of a letter that is to be tried again. */
const retried = async (deadLetterId: string) => {
  const told = (await eventsOf(table)).findLast(
    ({ name, detail }) => name === 'deadLetter.retried' && detail.deadLetterId === deadLetterId,
  )
  const body = JSON.stringify({ id: 'again', 'detail-type': 'deadLetter.retried', time: now(), detail: told?.detail })
  expect((await hand(body, 1, 'doAsAsked')).batchItemFailures).toEqual([])
}

describe('what a subscriber fails at', () => {
  it('goes back to its queue until it was tried as often as it is, and is a dead letter then', async () => {
    expect((await hand(bound('quo_a'), 1)).batchItemFailures).toHaveLength(1)
    expect((await hand(bound('quo_a'), 2)).batchItemFailures).toHaveLength(1)
    const letter = await buried('quo_a')
    expect(letter).toMatchObject({
      ...{ service: 'risk', handler: 'showBound', event: 'quote.bound', status: 'FAILED', tries: 3 },
      failure: 'Error: The drawer is away.',
    })
    expect(answered(await staff()(contract.getDeadLetter, { params: { deadLetterId: letter.id } }))).toMatchObject({
      ...{ eventId: 'evt_quo_a', detail: { quoteId: 'quo_a' }, allowedActions: ['retry', 'discard'] },
    })
    expect(heard).toEqual([])
  })

  it('is told in words where it was told what it does not understand', async () => {
    const { failure } = await buried('quo_odd')
    expect(failure).toBe('What it was told is not understood. quoteId: Invalid input: expected string, received number')
  })

  it('is one letter however often it dies', async () => {
    const { id } = await buried('quo_b')
    await hand(bound('quo_b'), 3)
    expect(await deadLetters.require(id)).toMatchObject({ status: 'FAILED', tries: 6 })
  })

  it('is done when it is tried again and goes well, by who failed alone', async () => {
    const { id } = await buried('quo_c')
    const params = { deadLetterId: id }
    expect(answered(await staff()(contract.retryDeadLetter, { params }))).toMatchObject({ status: 'RETRIED' })
    isBroken = false
    await retried(id)
    expect(heard).toEqual(['show quo_c'])
    expect(await deadLetters.require(id)).toMatchObject({ status: 'DONE', tries: 4 })
    // Told twice, it is done once.
    await retried(id)
    expect(heard).toEqual(['show quo_c'])
  })

  it('is open again with its new failure where it fails again', async () => {
    const { id } = await buried('quo_d')
    answered(await staff()(contract.retryDeadLetter, { params: { deadLetterId: id } }))
    await retried(id)
    expect(await deadLetters.require(id)).toMatchObject({ status: 'FAILED', tries: 4 })
  })

  it('can be tried again or discarded where its worker died over it and said nothing', async () => {
    const { id } = await buried('quo_k')
    const params = { deadLetterId: id }
    answered(await staff()(contract.retryDeadLetter, { params }))
    expect(answered(await staff()(contract.retryDeadLetter, { params }))).toMatchObject({ status: 'RETRIED' })
    const body = { reason: 'It kills whoever reads it.' }
    expect(answered(await staff()(contract.discardDeadLetter, { params, body }))).toMatchObject({ status: 'DISCARDED' })
    // What is on its way still finds it over.
    isBroken = false
    await retried(id)
    expect(heard).toEqual([])
  })

  it('is left to another service’s worker where that is its', async () => {
    const { id } = await buried('quo_e')
    await deadLetters.require(id)
    answered(await staff()(contract.retryDeadLetter, { params: { deadLetterId: id } }))
    const other = work(defineManifest({ ...manifest, service: 'user' }), { on: {}, jobs: {}, tasks: {} } as never)
    const detail = { deadLetterId: id, service: 'risk' }
    const body = JSON.stringify({ id: 'again', 'detail-type': 'deadLetter.retried', time: now(), detail })
    await other({ Records: [{ messageId: 'm', body }] } as never)
    expect(await deadLetters.require(id)).toMatchObject({ status: 'RETRIED' })
  })

  it('says so where nobody of that name hears of it any more', async () => {
    const { id } = await buried('quo_f')
    const letter = await deadLetters.require(id)
    answered(await staff()(contract.retryDeadLetter, { params: { deadLetterId: id } }))
    const without = work(defineManifest({ ...manifest, subscriptions: { countBound: 'quote.bound' } }), {
      ...{ on: { countBound: async () => undefined }, jobs: {}, tasks: {} },
    } as never)
    const detail = { deadLetterId: id, service: 'risk' }
    const body = JSON.stringify({ id: 'again', 'detail-type': 'deadLetter.retried', time: now(), detail })
    await without({ Records: [{ messageId: 'm', body }] } as never)
    expect(await deadLetters.require(letter.id)).toMatchObject({
      status: 'FAILED',
      failure: expect.stringContaining('risk.showBound does not hear of quote.bound'),
    })
  })
})

describe('everything that one subscriber failed at', () => {
  it('is tried again by one word, and nothing of others', async () => {
    const mine = [await buried('quo_l'), await buried('quo_m')]
    await hand(bound('quo_n'), 3, 'countBound')
    isBroken = false
    const body = { service: 'risk', handler: 'showBound' }
    const { jobId } = answered(await staff()(contract.retryDeadLetters, { body }))
    expect(await runJobsOf(table, platformWorker)).toEqual([])
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', counts: { retried: expect.any(Number) } })
    for (const { id } of mine) {
      expect(await deadLetters.require(id)).toMatchObject({
        ...{ status: 'RETRIED', decision: { by: cast.superAdmin.name } },
      })
      await retried(id)
    }
    expect(heard).toEqual(expect.arrayContaining(['show quo_l', 'show quo_m']))
  })

  it('is for who may have one tried again', async () => {
    const body = { service: 'risk', handler: 'showBound' }
    for (const actor of [cast.producer, cast.underwriter])
      expect(await as(actor)(contract.retryDeadLetters, { body })).toMatchObject({ status: 403 })
  })
})

describe('who runs the platform', () => {
  it('discards a letter with the reason, which stays to be read', async () => {
    const { id } = await buried('quo_g')
    const params = { deadLetterId: id }
    const told = await staff()(contract.discardDeadLetter, { params, body: { reason: ' ' } })
    expect(told).toMatchObject({ status: 400 })
    const discarded = answered(
      await staff()(contract.discardDeadLetter, { params, body: { reason: 'Drawn by hand and sent.' } }),
    )
    expect(discarded).toMatchObject({ status: 'DISCARDED', decision: { reason: 'Drawn by hand and sent.' } })
  })

  it('is told of what could not be done, once', async () => {
    await buried('quo_h')
    const told = async () => (await eventsOf(table)).filter(({ name }) => name === 'deadLetter.waiting')
    await watchDeadLetters({ now: now() })
    const [first] = await told()
    expect(first?.detail).toMatchObject({
      letters: expect.arrayContaining([expect.stringMatching(/^risk\.showBound \d+$/)]),
    })
    await watchDeadLetters({ now: now() })
    expect(await told()).toHaveLength(1)
  })

  it('are staff who may, and nobody else', async () => {
    const { id } = await buried('quo_i')
    const params = { deadLetterId: id }
    for (const actor of [cast.producer, cast.agencyAdmin, cast.underwriter])
      expect(await as(actor)(contract.retryDeadLetter, { params })).toMatchObject({ status: 403 })
    expect(await as(cast.producer)(contract.listDeadLetters, { query: {} })).toMatchObject({ status: 403 })
    const none = { deadLetterId: 'dlt_01JH0000000000000000000Z99' as typeof id }
    expect(await staff()(contract.getDeadLetter, { params: none })).toMatchObject({ status: 404 })
  })

  it.each(['retryDeadLetter', 'discardDeadLetter'] as const)(
    'is refused %s wherever its life does not have it',
    async (by) => {
      const { id } = await buried(`quo_${by}`)
      const params = { deadLetterId: id }
      await expectRefused({
        ...{ records: deadLetters, id, life: deadLetterLife, by },
        send: () =>
          by === 'retryDeadLetter'
            ? staff()(contract.retryDeadLetter, { params })
            : staff()(contract.discardDeadLetter, { params, body: { reason: 'Once is enough.' } }),
        problemIn: (status) => ({ code: 'deadLetter.notAllowed', data: { status } }),
      })
    },
  )
})
