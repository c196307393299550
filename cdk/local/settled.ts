import { setTimeout as sleep } from 'node:timers/promises'
import type { Queues } from './emulators/events/queues.ts'
import type { Streams } from './emulators/streams.ts'
import type { Executions } from './emulators/workflows/executions.ts'
import type { Runtime } from './runtime/runtime.ts'

interface Moving {
  readonly queues: Pick<Queues, 'pending'>
  readonly executions: Pick<Executions, 'running'>
  readonly streams: Pick<Streams, 'caughtUp'>
  readonly runtimes: readonly Pick<Runtime, 'pending'>[]
  readonly scheduler: { running(): number }
}

/**
 * Waits until what was set in motion has come to rest: every change seen by the relay, every queue empty, no workflow, job
 * or function under way, twice in a row. Throws, naming what still waits, when nothing has moved for `timeout` milliseconds: a
 * slow machine is given the time it needs.
 */
export const settledOf =
  ({ queues, executions, streams, runtimes, scheduler }: Moving) =>
  async (timeout = 30_000): Promise<void> => {
    let deadline = Date.now() + timeout
    let before = ''
    const moving = (): string => {
      const functions = runtimes.reduce((sum, each) => sum + each.pending(), 0)
      const counts = [
        [queues.pending(), 'messages'],
        [executions.running().length, 'workflows'],
        [scheduler.running(), 'jobs'],
        [functions, 'functions'],
      ] as const
      return counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')
    }
    for (let still = 0; still < 2; ) {
      await streams.caughtUp()
      const what = moving()
      still = what === '' ? still + 1 : 0
      if (what !== before) deadline = Date.now() + timeout
      before = what
      if (Date.now() > deadline)
        throw new Error(`There are still ${what || 'changes to relay'}, and nothing has moved for ${timeout} ms.`)
      if (what !== '') await sleep(15)
    }
  }
