import { describe, expect, it } from 'vitest'
import { nextIn } from '../life.ts'
import { fallenDue, isMet, nextDue, stopsBinding, stopsIssue } from './subjectivities.ts'
import type { Subjectivity } from './subjectivity.ts'
import { canSubjectivity, subjectivityLife } from './subjectivityLife.ts'

const asked = (more: Partial<Subjectivity>): Subjectivity => ({
  id: 'sub_1',
  text: 'Signed application',
  stage: 'PRE_BIND',
  owner: 'INSURED',
  status: 'OPEN',
  ...more,
})

describe('a subjectivity', () => {
  it('stops binding until what came was accepted, or it was waived', () => {
    const [open, received, overdue] = [asked({}), asked({ status: 'RECEIVED' }), asked({ status: 'OVERDUE' })]
    const settled = [asked({ status: 'ACCEPTED' }), asked({ status: 'WAIVED' })]
    expect(stopsBinding([open, received, overdue, ...settled])).toEqual([open, received, overdue])
    expect(settled.every(isMet)).toBe(true)
    expect(stopsBinding([asked({ stage: 'POST_BIND', due: '2026-12-01' })])).toEqual([])
  })

  it('of after binding stops the policy once it is overdue', () => {
    const later = asked({ stage: 'POST_BIND', due: '2026-12-01' })
    expect(stopsIssue([later])).toEqual([])
    expect(stopsIssue([{ ...later, status: 'OVERDUE' }])).toHaveLength(1)
  })

  it('falls due the day after its last day, the soonest first', () => {
    const all = [
      asked({ due: '2026-12-03' }),
      asked({ due: '2026-12-01' }),
      asked({ due: '2026-11-01', status: 'RECEIVED' }),
    ]
    expect(nextDue(all)).toBe('2026-12-01')
    expect(nextDue([asked({})])).toBe(undefined)
    expect(fallenDue(all, '2026-12-01')).toEqual([])
    expect(fallenDue(all, '2026-12-02')).toEqual([all[1]])
  })

  it('is never taken away, and comes back open when it is sent back', () => {
    expect(nextIn(subjectivityLife, 'ACCEPTED', 'sendBack')).toEqual({ ok: true, status: 'OPEN' })
    expect(canSubjectivity('WAIVED', 'waive')).toBe(false)
    expect(canSubjectivity('ACCEPTED', 'receive')).toBe(false)
    expect(nextIn(subjectivityLife, 'OVERDUE', 'receive')).toEqual({ ok: true, status: 'RECEIVED' })
  })
})
