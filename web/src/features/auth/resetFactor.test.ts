import { expect, it, vi } from 'vitest'
import { logout, validateMfaReset } from '#shared/contracts/auth/index.ts'
import { openBrowser } from '#tests/support/screen.ts'

await openBrowser()
const { resetFactor } = await import('./resetFactor.ts')

const answer = (status: number, body?: object) =>
  new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

it('a second factor that is reset by a link leaves no session behind', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { cookieEnabled: true })
  fetched
    .mockResolvedValueOnce(answer(200, { accessToken: 'of.the.session', refreshToken: 'ses_1' }))
    .mockResolvedValueOnce(answer(204))
  await resetFactor('of-the-link')
  expect(fetched.mock.calls.map(([path, { body } = {}]) => [path, JSON.parse(String(body))])).toEqual([
    [validateMfaReset.path, { token: 'of-the-link' }],
    [logout.path, { refreshToken: 'ses_1' }],
  ])
  const headers = new Headers(fetched.mock.calls[1]?.[1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer of.the.session')
  // Whose answer takes the cookie back, too.
  expect(headers.get('x-refresh-token')).toBe('cookie')
})

it('is reset though the session could not be ended', async () => {
  vi.stubGlobal(
    'fetch',
    vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(answer(200, { accessToken: 'of.the.session', refreshToken: 'ses_1' }))
      .mockRejectedValue(new TypeError('no connection')),
  )
  await expect(resetFactor('of-the-link')).resolves.toBeUndefined()
})
