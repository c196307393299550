import { join } from 'node:path'
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import { expect, test, vi } from 'vitest'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { eventually, runAndKill, scratchFolder } from '../../testing/scratch.ts'
import { stateMachineOf } from './stateMachine.ts'
import { startWorkflows } from './workflows.ts'

const task = (resource: string, next: object) => ({
  Type: 'Task',
  Resource: resource,
  ResultPath: '$.result',
  Retry: [{ ErrorEquals: ['States.TaskFailed'], IntervalSeconds: 0, MaxAttempts: 2 }],
  ...next,
})
const manifest: ServiceManifest = {
  service: 'quote',
  errorImpact: '',
  resources: [],
  workflows: {
    patchQuote: {
      startedBy: 'quote.patchRequested',
      definition: {
        Comment: 'Score, then rate',
        StartAt: 'Score',
        States: {
          Score: task('palisade:risk.score', { Next: 'Rate' }),
          Rate: task('palisade:quote.rate', { End: true }),
        },
      },
    },
  },
}
const file = () => join(scratchFolder(), 'workflows.sqlite')
const taskNames = (invoke: { mock: { calls: unknown[][] } }) =>
  invoke.mock.calls.map(([, service, event]) => `${service}.${(event as { task: string }).task}`)

test('the tasks of a definition are carried out by the workers of their services, failures are tried again', async () => {
  let failures = 1
  const invoke = vi.fn(async (_region: string, service: string, _event: unknown) => {
    if (service === 'risk' && failures-- > 0) throw new Error('busy')
    return { by: service }
  })
  const workflows = await startWorkflows({ file: file(), manifests: [manifest], invoke })
  workflows.start('us', 'patchQuote', 'evt_1', { quoteId: 'quo_1' })
  workflows.start('us', 'patchQuote', 'evt_1', { quoteId: 'quo_1' })
  const done = await eventually(() => {
    const execution = workflows.executions.get('us', 'patchQuote', 'evt_1')
    return execution?.status !== 'RUNNING' && execution
  })
  expect(done).toMatchObject({ status: 'SUCCEEDED', starts: 1 })
  expect(JSON.parse(done.output ?? '')).toEqual({ quoteId: 'quo_1', result: { by: 'quote' } })
  expect(taskNames(invoke)).toEqual(['risk.score', 'risk.score', 'quote.rate'])
  expect(invoke.mock.calls[0]?.[2]).toEqual({ task: 'score', input: { quoteId: 'quo_1' }, executionName: 'evt_1' })
  await workflows.stop()
})

test('an execution that carries more than Step Functions does ends at once, whatever the definition would catch', async () => {
  const definition = {
    Comment: 'Score and shrug',
    StartAt: 'Score',
    States: {
      Score: task('palisade:risk.score', { Catch: [{ ErrorEquals: ['States.ALL'], Next: 'Shrug' }], End: true }),
      Shrug: { Type: 'Pass', End: true },
    },
  }
  const invoke = vi.fn(async (_region: string, _service: string, event: unknown) =>
    'x'.repeat((event as { input: { answer: number } }).input.answer),
  )
  const workflows = await startWorkflows({
    file: file(),
    manifests: [{ ...manifest, workflows: { score: { startedBy: 'quote.patchRequested', definition } } }],
    invoke,
  })
  const run = async (name: string, input: object) => {
    workflows.start('us', 'score', name, input)
    return await eventually(() => {
      const execution = workflows.executions.get('us', 'score', name)
      return execution?.status !== 'RUNNING' && execution
    })
  }
  expect(await run('small', { answer: 200_000 })).toMatchObject({ status: 'SUCCEEDED' })
  const over = { status: 'FAILED', failure: expect.stringContaining('States.DataLimitExceeded') }
  expect(await run('out', { answer: 300_000 })).toMatchObject(over)
  expect(invoke).toHaveBeenCalledTimes(2)
  expect(await run('in', { answer: 1, filler: 'x'.repeat(300_000) })).toMatchObject(over)
  expect(invoke).toHaveBeenCalledTimes(2)
  expect(await run('together', { answer: 150_000, filler: 'x'.repeat(150_000) })).toMatchObject(over)
  await workflows.stop()
})

test('what was running at a kill begins again after the next start', async () => {
  const path = file()
  await runAndKill(
    `import { startWorkflows } from '${new URL('./workflows.ts', import.meta.url).href}'
     const invoke = async (region, service) => {
       if (service === 'quote') { console.log('now'); await new Promise(() => {}) }
     }
     const workflows = await startWorkflows({ file: process.argv[1], manifests: [${JSON.stringify(manifest)}], invoke })
     workflows.start('us', 'patchQuote', 'evt_1', { quoteId: 'quo_1' })`,
    [path],
  )
  const invoke = vi.fn(async () => null)
  const workflows = await startWorkflows({ file: path, manifests: [manifest], invoke })
  workflows.resume()
  await eventually(() => workflows.executions.running().length === 0)
  expect(taskNames(invoke)).toEqual(['risk.score', 'quote.rate'])
  expect(workflows.executions.get('us', 'patchQuote', 'evt_1')).toMatchObject({ status: 'SUCCEEDED', starts: 2 })
  await workflows.stop()
})

test('StartExecution and DescribeExecution answer as Step Functions does', async () => {
  const workflows = await startWorkflows({ file: file(), manifests: [manifest], invoke: async () => ({ done: true }) })
  const client = new SFNClient({
    endpoint: workflows.url,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
  const start = new StartExecutionCommand({
    stateMachineArn: 'arn:aws:states:ap-southeast-2:000000000000:stateMachine:palisade-au-patchQuote',
    name: 'one',
    input: '{"quoteId":"quo_1"}',
  })
  const { executionArn } = await client.send(start)
  const described = await eventually(async () => {
    const answer = await client.send(new DescribeExecutionCommand({ executionArn }))
    return answer.status === 'SUCCEEDED' && answer
  })
  expect(described.name).toBe('one')
  await expect(client.send(start)).rejects.toMatchObject({ name: 'ExecutionAlreadyExists' })
  await expect(
    client.send(new StartExecutionCommand({ stateMachineArn: 'arn:aws:states:ap-southeast-2:0:stateMachine:none' })),
  ).rejects.toMatchObject({ name: 'StateMachineDoesNotExist' })
  await workflows.stop()
})

test('a definition is checked once, however often it is run', async () => {
  const definition = manifest.workflows?.patchQuote?.definition ?? {}
  expect(await stateMachineOf(definition)).toBe(await stateMachineOf(definition))
})
