import { expect, it, vi } from 'vitest'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { auditKinds } from '#web/features/audit/parts/kindWords.ts'

// Some groups go by the region's calendar.
vi.stubEnv('PALISADE_REGION', 'us')

it('every kind that has a history can be asked for in the audit trail', () => {
  const told = kinds.filter(({ history }) => history !== undefined).map(({ kind }) => kind)
  expect([...auditKinds].sort()).toEqual(told.sort())
})
