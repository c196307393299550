import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

it.each([
  ['in force', { effectiveFrom: '2026-06-01' }, 'inForce'],
  ['coming', { effectiveFrom: '2026-06-02' }, 'coming'],
  ['withdrawn from its day on', { effectiveFrom: '2026-01-01', withdrawnOn: '2026-06-01' }, 'withdrawn'],
  ['in force until it is withdrawn', { effectiveFrom: '2026-01-01', withdrawnOn: '2026-06-02' }, 'inForce'],
] as const)('a form is %s', (_, form, standing) => {
  expect(standingOf(form, '2026-06-01')).toBe(standing)
})
