import { createElement as h } from 'react'
import { describe, expect, it } from 'vitest'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser()
const { problemFrom } = await import('../api/problem.ts')
const { LoginFailure } = await import('../features/auth/parts/LoginFailure.tsx')
const { secondsOf } = await import('./useSecondsLeft.ts')
const { ProblemPanel } = await import('./ProblemPanel.tsx')
const { afterSome, WaitText, waitOf } = await import('./WaitText.tsx')

const sentence = 'Too many tries. Wait 60 seconds, then try again.'
const throttled = problemFrom(
  429,
  { code: 'auth.throttled', detail: sentence, data: { seconds: 60 } },
  { operation: 'login' },
)

describe('a wait', () => {
  it('goes down by seconds, however late the browser looks at the clock', () => {
    expect([0, 1, 999, 1000, 59_001, 60_000, 90_000].map((now) => secondsOf({ end: 60_000, now }))).toEqual([
      60, 60, 60, 59, 1, 0, 0,
    ])
    expect(afterSome({ sentence, wait: 60 }, 59)).toBe('Too many tries. Wait 59 seconds, then try again.')
  })

  it('is that of a refusal which says how long', () => {
    expect(waitOf(throttled)).toBe(60)
    expect(
      waitOf(problemFrom(429, { detail: 'Too many codes were asked for.' }, { operation: 'login' })),
    ).toBeUndefined()
    expect(waitOf(problemFrom(409, { data: { seconds: 60 } }, { operation: 'login' }))).toBeUndefined()
  })

  it('is told at the sign-in and wherever else it is refused; once it is over, that one can go on', async () => {
    for (const screen of [h(LoginFailure, { error: throttled }), h(ProblemPanel, { error: throttled })]) {
      const { html, text } = await draw(screen)
      expect(text).toContain(sentence)
      expect(html).toMatch(/<span aria-hidden="true"[^>]*>Too many tries/)
    }
    expect((await draw(h(WaitText, { sentence, wait: 0 }))).text).toBe('You can try again now.')
  })
})
