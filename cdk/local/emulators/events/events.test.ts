import { join } from 'node:path'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { expect, test, vi } from 'vitest'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { eventually, scratchFolder } from '../../testing/scratch.ts'
import { startEvents } from './events.ts'
import { openQueues } from './queues.ts'

const manifests: ServiceManifest[] = [
  {
    service: 'docs',
    errorImpact: '',
    resources: [],
    subscriptions: { makeProposal: 'quote.ready', makeBinder: 'quote.bound' },
  },
  { service: 'messages', errorImpact: '', resources: [], subscriptions: { tellProducer: 'quote.ready' } },
  {
    service: 'quote',
    errorImpact: '',
    resources: [],
    workflows: {
      patchQuote: { startedBy: 'quote.patchRequested', definition: { Comment: '', StartAt: 'A', States: {} } },
    },
  },
]

test('an event reaches every subscriber of its name in its own region and starts the workflows it starts', async () => {
  const invoke = vi.fn(async (_region: string, _service: string, _event: unknown) => undefined)
  const startWorkflow = vi.fn()
  const queues = openQueues({ file: join(scratchFolder(), 'queues.sqlite'), invoke })
  const events = await startEvents({ manifests, queues, startWorkflow })
  const client = new EventBridgeClient({
    endpoint: events.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  const { FailedEntryCount, Entries } = await client.send(
    new PutEventsCommand({
      Entries: [
        entry('quote.ready', { quoteId: 'quo_1', eventId: 'evt_1' }),
        entry('quote.patchRequested', { quoteId: 'quo_1', patchId: 'p', eventId: 'evt_2' }),
        { ...entry('quote.ready', {}), Detail: 'no json' },
      ],
    }),
  )
  expect(FailedEntryCount).toBe(1)
  expect(Entries?.[2]?.ErrorCode).toBe('MalformedDetail')
  await eventually(() => queues.pending() === 0)
  expect(invoke.mock.calls.map(([region, service]) => `${region} ${service}`).toSorted()).toEqual([
    'uk docs',
    'uk messages',
  ])
  const [record] = (invoke.mock.calls[0]?.[2] as { Records: { body: string }[] } | undefined)?.Records ?? []
  expect(JSON.parse(record?.body ?? '')).toMatchObject({
    id: Entries?.[0]?.EventId,
    source: 'palisade',
    'detail-type': 'quote.ready',
    time: '2026-03-01T10:00:00.000Z',
    detail: { quoteId: 'quo_1' },
  })
  expect(startWorkflow).toHaveBeenCalledExactlyOnceWith(
    'uk',
    'patchQuote',
    'evt_2',
    expect.objectContaining({ patchId: 'p' }),
  )
  await events.stop()
  await queues.stop()
})

test('events that are larger than the bus takes in one call are refused, all of them', async () => {
  const queues = openQueues({ file: join(scratchFolder(), 'queues.sqlite'), invoke: async () => undefined })
  const events = await startEvents({ manifests, queues, startWorkflow: () => {} })
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  const client = new EventBridgeClient({ endpoint: events.url, region: 'eu-west-2', credentials })
  const put = (...bytes: number[]) =>
    client.send(new PutEventsCommand({ Entries: bytes.map((each) => entry('quote.none', 'x'.repeat(each))) }))
  expect((await put(200_000)).FailedEntryCount).toBe(0)
  await expect(put(150_000, 150_000)).rejects.toMatchObject({ name: 'ValidationException' })
  await events.stop()
  await queues.stop()
})

const entry = (name: string, detail: unknown) => ({
  EventBusName: 'palisade-uk',
  Source: 'palisade',
  DetailType: name,
  Detail: JSON.stringify(detail),
  Time: new Date('2026-03-01T10:00:00Z'),
})
