import { afterEach, describe, expect, it, vi } from 'vitest'
import { problemBody } from './answer.ts'

afterEach(() => vi.unstubAllEnvs())

describe('what a problem says', () => {
  it.each([
    ['us', 'Jan 31, 2026'],
    ['uk', '31 Jan 2026'],
    ['au', '31 Jan 2026'],
  ])('names days as the region does, while its data keeps them for programs: %s', (region, day) => {
    vi.stubEnv('PALISADE_REGION', region)
    const body = problemBody('quote.expired', 'req_1', {
      data: { expiresOn: '2026-01-31' },
      errors: [{ detail: 'must not be before today, 2026-01-31', path: ['needBy'] }],
    })
    const sentence = `This quote expired on ${day} and cannot be bound. Request a new quote.`
    expect(body).toMatchObject({
      detail: sentence,
      message: sentence,
      title: sentence,
      data: { expiresOn: '2026-01-31' },
    })
    expect(body.errors).toEqual([{ detail: `must not be before today, ${day}`, path: ['needBy'] }])
  })

  it('leaves alone what only looks like a day', () => {
    vi.stubEnv('PALISADE_REGION', 'us')
    const body = problemBody('account.notAllowed', 'req_1', {
      data: { status: '2026-13-45', allowed: 'PAL-2026-01-311' },
    })
    expect(body.detail).toBe('The account is 2026-13-45; what can be done now: PAL-2026-01-311.')
  })
})
