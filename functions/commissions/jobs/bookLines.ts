import { z } from 'zod'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { RemittanceId } from '#shared/domain/ids/ids.ts'
import { nextIn } from '#shared/records/life.ts'
import { remittanceLife } from '#shared/records/remittance/remittanceLife.ts'
import { bookedLine } from '../remittances/bookedLine.ts'
import { remittances } from '../store/remittances.ts'

/** Takes a remittance to the ledger, a line at a time: each by what stands then, also of lines before it. */
export const bookLines = defineJob({
  kind: 'bookRemittance',
  input: z.strictObject({ remittanceId: RemittanceId }),
  key: ({ remittanceId }) => remittanceId,
  effect: 'booked',
  async chunk({ remittanceId }, { cursor, now }) {
    const remittance = await remittances.require(remittanceId)
    const next = nextIn(remittanceLife, remittance.status, 'finish')
    if (!next.ok) return { done: 0 }
    const at = Number(cursor ?? 0)
    const line = remittance.lines[at]
    const isLast = at >= remittance.lines.length - 1
    const effect: Effect = {
      cursor: String(at + 1),
      ...(line === undefined ? { writes: [] } : await bookedLine(remittance, line, now)),
    }
    const finished = isLast
      ? [remittances.update(remittance, { ...remittance, status: next.status, lastUpdated: now })]
      : []
    return {
      effects: [{ ...effect, writes: [...effect.writes, ...finished] }],
      done: line === undefined ? 0 : 1,
      ...(!isLast && { cursor: String(at + 1) }),
    }
  },
})
