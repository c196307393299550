import { describe, expect, it } from 'vitest'
import type { AuditLine } from '#shared/contracts/auth/audit.ts'
import { auditDays, auditRuns } from './auditDays.ts'

const line = (version: number, changes: Partial<AuditLine> = {}): AuditLine => ({
  version,
  at: '2026-11-29T12:00:00.000Z',
  by: 'Palisade',
  operation: 'runJobs',
  changes: [],
  recordId: 'job_1',
  kind: 'job',
  ...changes,
})

describe('the audit trail as it is read', () => {
  it('has a part for each of the reader’s days', () => {
    const days = auditDays([line(2), line(1), line(1, { at: '2026-11-27T12:00:00.000Z' })])
    expect(days.map(({ lines }) => lines.length)).toEqual([2, 1])
  })

  it('takes together what the platform did to one kind again and again', () => {
    const person = { by: 'Nora Bennett', actorId: 'usr_1', operation: 'updateAgency', kind: 'agency' }
    const runs = auditRuns([line(3), line(2), line(1), line(5, person), line(4, person), line(2)])
    expect(runs.map((run) => run.length)).toEqual([3, 1, 1, 1])
  })

  it('keeps apart what differs in its deed, its kind, its record or in whose place it was done', () => {
    const apart = [
      line(6),
      line(5, { operation: 'task.save' }),
      line(4, { operation: 'task.save', kind: 'quote' }),
      line(3, { operation: 'task.save', kind: 'quote', record: 'Q-US-1000001' }),
      line(2, { operation: 'task.save', kind: 'quote', record: 'Q-US-1000001', jumpedIn: { id: 'agy_1' } }),
    ]
    expect(auditRuns(apart)).toHaveLength(apart.length)
  })
})
