import { expect, it } from 'vitest'
import type { CoverageContext } from './coverageContext.ts'
import { coverageId } from './coverageId.ts'
import { unavailableCoverages } from './unavailable.ts'

const context: CoverageContext = {
  region: 'us',
  product: 'P250',
  state: 'VT',
  industryCode: '621210',
  limit: 1_000_000 as never,
  answers: {},
}
const keys = (more: Partial<CoverageContext> = {}, has: ReadonlySet<number> = new Set()) =>
  unavailableCoverages({ ...context, ...more }, has).map(({ coverage }) => coverage.key)

it('says of what the product carries what cannot be had, and why', () => {
  expect(keys()).toContain('SOCIAL_ENGINEERING')
  expect(keys({ state: 'TX' })).not.toContain('SOCIAL_ENGINEERING')
  for (const { reason } of unavailableCoverages(context, new Set())) expect(reason.cure).not.toBe('')
})

it('says nothing of what is bought, of what another region has, and of events that nobody has named', () => {
  expect(keys({}, new Set([coverageId('SOCIAL_ENGINEERING')]))).not.toContain('SOCIAL_ENGINEERING')
  expect(keys({ region: 'uk', state: undefined })).not.toContain('TRIA')
  expect(keys()).not.toContain('EVENT_EXCLUSION')
})
