import { describe, expect, test } from 'vitest'
import { MomentAnywhere } from './instant.ts'

describe('a moment that comes in', () => {
  test.each(['2026-01-05T09:00:00Z', '2026-01-05T09:00:00.000Z', '2026-01-05T10:00:00+01:00'])(
    'is kept as the platform writes it: %s',
    (text) => {
      expect(MomentAnywhere.parse(text)).toBe('2026-01-05T09:00:00.000Z')
    },
  )

  test.each(['yesterday', '2026-01-05', '2026-02-30T09:00:00Z'])('is none: %s', (text) => {
    expect(MomentAnywhere.safeParse(text).success).toBe(false)
  })
})
