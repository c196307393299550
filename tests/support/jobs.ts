import { eventsOf } from './eventsOf.ts'
import { deliver } from './queue.ts'
import type { TestTable } from './table.ts'

const delivered = new WeakMap<TestTable, number>()

/** Hands a worker the messages of jobs that were committed since the last call, until no more come; answers with those it did not take. */
export const runJobsOf = async (
  table: TestTable,
  worker: (event: never) => Promise<unknown>,
): Promise<readonly string[]> => {
  for (;;) {
    const seen = delivered.get(table) ?? 0
    const due = (await eventsOf(table)).filter(({ name }) => name === 'job.due')
    delivered.set(table, due.length)
    const messages = due.slice(seen).map(({ detail }, index) => ({
      messageId: `job ${seen + index}`,
      body: JSON.stringify({
        id: `evt_job_${seen + index}`,
        'detail-type': 'job.due',
        time: '2026-01-05T09:00:00Z',
        detail,
      }),
    }))
    if (messages.length === 0) return []
    const failed = await deliver(worker, messages)
    if (failed.length > 0) return failed
  }
}
