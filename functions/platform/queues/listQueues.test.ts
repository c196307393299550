import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openQueues, type Queues } from '#cdk/local/emulators/events/queues.ts'
import { queuesUrl, startSqs } from '#cdk/local/emulators/events/sqs.ts'
import { now } from '#functions/_platform/clock/clock.ts'
import { buryLetter } from '#functions/_platform/events/buryLetter.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { standingIn } from '#functions/_platform/manifest.ts'
import { listQueues } from '#shared/contracts/platform/queues.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { manifests } from '../manifests.ts'

const as = callerOf(handler)
const binders = { region: 'us', service: 'docs', handler: 'doAsAsked' } as const
let table: TestTable
let queues: Queues
let sqs: Awaited<ReturnType<typeof startSqs>>
let underWay = () => {}
beforeAll(async () => {
  table = await startTable()
  const worked = new Promise<void>((resolve) => {
    underWay = resolve
  })
  queues = openQueues({
    file: join(mkdtempSync(join(tmpdir(), 'palisade-')), 'queues.sqlite'),
    invoke: async () => worked,
  })
  sqs = await startSqs({ manifests, regions: ['us'], queues })
  Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: sqs.url, QUEUES_URL: queuesUrl(sqs.url) })
  letGo()
})
afterAll(async () => {
  underWay()
  await queues.stop()
  await sqs.stop()
  await table.stop()
})

const read = async () => answered(await as(cast.superAdmin)(listQueues, {}))
const queueOf = async (id: string) => (await read()).queues.find((each) => each.id === id)

describe('the queues of the platform', () => {
  it('are all told with how much is in them, empty ones too', async () => {
    const { queues: all, asOf, areAllLettersCounted } = await read()
    const handlers = manifests
      .map((manifest) => standingIn({ isSandbox: false }, manifest))
      .flatMap(({ subscriptions, arrivals }) => Object.keys({ ...subscriptions, ...arrivals }))
    expect(all).toHaveLength(handlers.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ depth }) => depth)).toEqual(all.map(() => ({ waiting: 0, inWork: 0, dead: 0 })))
    expect({ areAllLettersCounted, isNow: Math.abs(Date.parse(asOf) - Date.parse(now())) < 60_000 }).toEqual({
      areAllLettersCounted: true,
      isNow: true,
    })
  })

  it('tell what waits apart from what is being worked on, with the letters of the same subscriber beside it', async () => {
    queues.send(Array.from({ length: 25 }, (_, at) => ({ queue: binders, body: `m${at}` })))
    await expect.poll(() => queues.depth(binders).inWork).toBeGreaterThan(0)
    const { inWork, waiting } = queues.depth(binders)
    const body = JSON.stringify({
      id: 'b1',
      'detail-type': 'deadLetter.retried',
      time: now(),
      detail: { eventId: 'e1' },
    })
    await buryLetter({ service: 'docs', handler: 'doAsAsked', body, tries: 3, error: new Error('Away.') })
    expect(inWork + waiting).toBe(25)
    expect(await queueOf('docs.doAsAsked')).toMatchObject({ letters: 1, depth: { dead: 0 } })
    const { depth } = (await queueOf('docs.doAsAsked')) ?? {}
    expect((depth?.inWork ?? 0) + (depth?.waiting ?? 0)).toBe(25)
    expect(await queueOf('policy.doAsAsked')).toMatchObject({ letters: 0, depth: { waiting: 0 } })
  })

  it('that do not answer are told as such, and nothing else is held up', async () => {
    const before = process.env.QUEUES_URL
    const some = await startSqs({
      manifests: manifests.filter(({ service }) => service !== 'risk'),
      regions: ['us'],
      queues,
    })
    Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: some.url, QUEUES_URL: queuesUrl(some.url) })
    letGo()
    const { queues: all } = await read()
    const silent = all.filter(({ depth }) => depth === undefined)
    expect(new Set(silent.map(({ service }) => service))).toEqual(new Set(['risk']))
    Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: sqs.url, QUEUES_URL: before })
    letGo()
    await some.stop()
  })

  it('are for those who read jobs', async () => {
    expect(await as(cast.producer)(listQueues, {})).toMatchObject({ status: 403 })
  })
})
