import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eventually, runAndKill, scratchFolder } from '../../testing/scratch.ts'
import { openQueues } from './queues.ts'

const queue = { region: 'us', service: 'docs', handler: 'makeProposal' } as const
const file = () => join(scratchFolder(), 'queues.sqlite')
const bodies = (event: unknown) => (event as { Records: { body: string }[] }).Records.map((each) => each.body)

test('a message reaches its worker and leaves the queue', async () => {
  const invoke = vi.fn(async () => ({ batchItemFailures: [] }))
  const queues = openQueues({ file: file(), invoke })
  queues.send([{ queue, body: 'a' }])
  await eventually(() => queues.pending() === 0)
  expect(invoke).toHaveBeenCalledWith('us', 'docs', {
    Records: [
      expect.objectContaining({
        body: 'a',
        attributes: expect.objectContaining({ ApproximateReceiveCount: '1' }),
        eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:palisade-us-docs-makeProposal',
      }),
    ],
  })
  await queues.stop()
})

test('a message that fails three times becomes a dead letter, and can be put back', async () => {
  let broken = true
  const invoke = vi.fn(async () => {
    if (broken) throw new Error('out of paper')
  })
  const queues = openQueues({ file: file(), invoke, retryDelays: [5, 5] })
  queues.send([{ queue, body: 'a' }])
  const [letter] = await eventually(() => queues.deadLetters().length > 0 && queues.deadLetters())
  expect(invoke).toHaveBeenCalledTimes(3)
  expect(letter).toMatchObject({ body: 'a', receives: 3, failure: 'Error: out of paper', handler: 'makeProposal' })
  broken = false
  queues.redrive(letter?.id ?? '')
  await eventually(() => queues.pending() === 0)
  expect(queues.deadLetters()).toEqual([])
  await queues.stop()
})

test('a message of a patient handler is tried until it is done', async () => {
  let tries = 0
  const invoke = vi.fn(async () => {
    tries += 1
    if (tries < 8) throw new Error('the scanner is away')
  })
  const queues = openQueues({
    file: file(),
    invoke,
    retryDelays: [1, 1],
    isPatient: ({ handler }) => handler === queue.handler,
  })
  queues.send([{ queue, body: 'a' }])
  await eventually(() => queues.pending() === 0)
  expect([tries, queues.deadLetters()]).toEqual([8, []])
  await queues.stop()
})

test('of a batch only the failed message is tried again', async () => {
  const seen: string[] = []
  const invoke = async (_region: string, _service: string, event: unknown) => {
    seen.push(...bodies(event))
    const { Records } = event as { Records: { messageId: string; body: string }[] }
    const failed = Records.filter(({ body }) => body === 'b' && seen.filter((each) => each === 'b').length === 1)
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  }
  const queues = openQueues({ file: file(), invoke, retryDelays: [5, 5] })
  queues.send(['a', 'b', 'c'].map((body) => ({ queue, body })))
  await eventually(() => queues.pending() === 0)
  expect(seen.toSorted()).toEqual(['a', 'b', 'b', 'c'])
  await queues.stop()
})

test('what was queued or under way at a kill is delivered after the next start', async () => {
  const path = file()
  await runAndKill(
    `import { openQueues } from '${new URL('./queues.ts', import.meta.url).href}'
     const queue = ${JSON.stringify(queue)}
     const queues = openQueues({ file: process.argv[1], invoke: () => { console.log('now'); return new Promise(() => {}) } })
     queues.send(Array.from({ length: 25 }, (_, index) => ({ queue, body: String(index) })))`,
    [path],
  )
  const seen: string[] = []
  const queues = openQueues({ file: path, invoke: async (_region, _service, event) => seen.push(...bodies(event)) })
  expect(queues.pending()).toBe(25)
  queues.resume()
  await eventually(() => queues.pending() === 0)
  expect(new Set(seen).size).toBe(25)
  expect(seen).toHaveLength(25)
  await queues.stop()
})
