import { expect, it } from 'vitest'
import { retentionClasses } from '../domain/correspondence/retention.ts'
import { regions } from './regions.ts'
import { retentionOf } from './retention.ts'

it('every region keeps every class for a time, and names the law that has it so', () => {
  for (const region of Object.values(regions))
    for (const each of retentionClasses) {
      const { years, source } = retentionOf(region)[each]
      expect(years).toBeGreaterThanOrEqual(3)
      expect(source).toMatch(/\d/)
    }
})
