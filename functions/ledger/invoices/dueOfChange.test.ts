import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dueDateAfter } from './dueOfChange.ts'

beforeAll(() => {
  vi.stubEnv('PALISADE_REGION', 'us')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const now = '2026-03-10T18:00:00.000Z'
const settled = { dueDate: '2026-01-15' as const, movements: [] }

it('what a change charges on a settled bill is due in a week, and by its agency 30 days after the end of the month', () => {
  expect(dueDateAfter(settled, 10_000, now)).toBe('2026-03-17')
  expect(dueDateAfter({ ...settled, agencyBilled: true }, 10_000, now)).toBe('2026-04-30')
  expect(dueDateAfter({ ...settled, agencyBilled: true }, 0, now)).toBe('2026-01-15')
})
