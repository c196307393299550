import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as auth from '#shared/contracts/auth/index.ts'
import { openBrowser, tokenWith } from '#tests/support/screen.ts'

const fetched = vi.fn<typeof fetch>()
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const asksFor = (code: string) => json(code === 'auth.stepUpRequired' ? 403 : 409, { code, detail: 'Confirm.' })

const opened = async () => {
  await openBrowser()
  vi.stubGlobal('fetch', fetched)
  const [{ call }, { startSession, adoptAccessToken }, { askForProof }] = await Promise.all([
    import('./call.ts'),
    import('./session.ts'),
    import('./stepUp.ts'),
  ])
  startSession({ accessToken: tokenWith({ accountType: 'AGENCY' }), refreshToken: 'ses_1' })
  return { call, adoptAccessToken, askForProof }
}

beforeEach(() => void fetched.mockReset())

const keyOf = (index: number) => new Headers(fetched.mock.calls[index]?.[1]?.headers).get('idempotency-key')
const bearerOf = (index: number) => new Headers(fetched.mock.calls[index]?.[1]?.headers).get('authorization')
const change = { body: { email: 'new@harbor.example' } }

describe('a call that asks for a fresh proof', () => {
  it('is made again once the proof is given: the same call, with the new token', async () => {
    const { call, adoptAccessToken, askForProof } = await opened()
    const proven = tokenWith({ accountType: 'AGENCY', stepUpAt: 1 })
    askForProof(async () => {
      adoptAccessToken(proven)
      return true
    })
    fetched
      .mockResolvedValueOnce(asksFor('auth.stepUpRequired'))
      .mockResolvedValueOnce(new Response(null, { status: 204 }))
    await call(auth.changeOwnEmail, change)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(keyOf(0)).toBe(keyOf(1))
    expect(bearerOf(1)).toBe(`Bearer ${proven}`)
  })

  it('is refused when nobody gives the proof, or nobody is there to ask', async () => {
    const { call, askForProof } = await opened()
    const refused = { status: 403, code: 'auth.stepUpRequired' }
    fetched.mockImplementation(async () => asksFor('auth.stepUpRequired'))
    await expect(call(auth.changeOwnEmail, change)).rejects.toMatchObject(refused)
    const stop = askForProof(async () => false)
    await expect(call(auth.changeOwnEmail, change)).rejects.toMatchObject(refused)
    stop()
    await expect(call(auth.changeOwnEmail, change)).rejects.toMatchObject(refused)
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  it('asks once for all calls that wait', async () => {
    const { call, askForProof } = await opened()
    const asker = vi.fn(async () => true)
    askForProof(asker)
    for (let index = 0; index < 2; index += 1) fetched.mockResolvedValueOnce(asksFor('auth.stepUpRequired'))
    fetched.mockImplementation(async () => new Response(null, { status: 204 }))
    await Promise.all([call(auth.changeOwnEmail, change), call(auth.changeOwnEmail, change)])
    expect(asker).toHaveBeenCalledOnce()
  })

  it('asks for the password where setting up an authenticator app takes it', async () => {
    const { call, askForProof } = await opened()
    const asker = vi.fn(async () => true)
    askForProof(asker)
    fetched
      .mockResolvedValueOnce(asksFor('auth.signInAgain'))
      .mockResolvedValueOnce(json(200, { qrCode: 'otpauth://' }))
    await call(auth.updateMfa, { query: { mfaType: 'GOOGLE' } })
    expect(asker).toHaveBeenCalledWith(true)
  })

  it('is never the proof itself', async () => {
    const { call, askForProof } = await opened()
    const asker = vi.fn(async () => true)
    askForProof(asker)
    fetched.mockResolvedValueOnce(asksFor('auth.signInAgain'))
    await expect(call(auth.stepUp, { body: { code: '123456' } })).rejects.toMatchObject({ code: 'auth.signInAgain' })
    expect(asker).not.toHaveBeenCalled()
  })
})
