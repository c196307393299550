import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { work } from './worker.ts'

// What other contexts prepare before each call may look into the table.
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const message = (deliveryId: string, handler: string) => ({
  messageId: deliveryId,
  eventSourceARN: `arn:aws:sqs:us-east-1:1:palisade-us-webhook-${handler}`,
  attributes: { ApproximateReceiveCount: '1' },
  body: JSON.stringify({ id: deliveryId, 'detail-type': 'webhook.deliveryDue', detail: { deliveryId }, time: '' }),
})

/** A worker with two handlers of one event, of which `side` gets its messages together; what it did, in order. */
const aWorker = () => {
  const did: string[] = []
  const act = async ({ detail }: { readonly detail: { readonly deliveryId: string } }) => {
    did.push(`begin ${detail.deliveryId}`)
    await new Promise(setImmediate)
    if (detail.deliveryId === 'bad') throw new Error('It is bad.')
    did.push(`end ${detail.deliveryId}`)
  }
  const manifest = {
    service: 'webhook',
    errorImpact: '',
    resources: [],
    together: ['side'],
    subscriptions: { side: 'webhook.deliveryDue', turn: 'webhook.deliveryDue' },
  } as const
  const handler = work(manifest, { on: { side: act, turn: act }, jobs: {}, tasks: {} })
  const hand = (queue: string) =>
    handler({ Records: ['a', 'bad', 'c'].map((id) => message(id, queue)) } as unknown as Parameters<typeof handler>[0])
  return { did, hand }
}

it('messages are handled one after the other, and one that fails goes back alone', async () => {
  const { did, hand } = aWorker()
  expect(await hand('turn')).toEqual({ batchItemFailures: [{ itemIdentifier: 'bad' }] })
  expect(did).toEqual(['begin a', 'end a', 'begin bad', 'begin c', 'end c'])
})

it('those of a handler that takes them together do not wait for one another, and one that fails goes back alone', async () => {
  const { did, hand } = aWorker()
  expect(await hand('side')).toEqual({ batchItemFailures: [{ itemIdentifier: 'bad' }] })
  expect(did).toEqual(['begin a', 'begin bad', 'begin c', 'end a', 'end c'])
})
