import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sandboxAnswer } from '#tests/support/captcha.ts'
import { listen } from '../../http/listen.ts'
import { type CaptchaEmulator, startCaptcha } from './captcha.ts'

let captcha: CaptchaEmulator
beforeAll(async () => {
  captcha = await startCaptcha({ secret: 'known' })
})
afterAll(() => captcha.stop())
afterEach(() => void vi.useRealTimers())

const verify = async (form: Record<string, string>) => {
  const answer = await fetch(`${captcha.url}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return answer.json()
}

test('an answer of its script is taken once, for the deed it was given for', async () => {
  const form = { secret: 'known', response: sandboxAnswer('login') }
  expect(await verify(form)).toMatchObject({ success: true, action: 'login', score: 0.9 })
  expect(await verify(form)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] })
})

test('the script answers what the verifier takes', async () => {
  const server = await listen(captcha.script)
  const source = await (await fetch(server.url)).text()
  await server.stop()
  const page: { grecaptcha?: { execute(siteKey: string, options: { action: string }): Promise<string> } } = {}
  runInNewContext(source, Object.assign(page, { globalThis: page, crypto, btoa, JSON, Date }))
  const response = (await page.grecaptcha?.execute('key', { action: 'forgot_password' })) ?? ''
  expect(await verify({ secret: 'known', response })).toMatchObject({ success: true, action: 'forgot_password' })
})

test('an old answer, a made-up one, none and another secret are refused as the real verifier does', async () => {
  const response = sandboxAnswer('login')
  const codes = async (form: Record<string, string>) => (await verify(form))['error-codes']
  expect(await codes({ secret: 'known', response: 'sandbox.none' })).toEqual(['invalid-input-response'])
  expect(await codes({ secret: 'known' })).toEqual(['missing-input-response'])
  expect(await codes({ secret: 'other', response })).toEqual(['invalid-input-secret'])
  expect(await codes({ response })).toEqual(['missing-input-secret'])
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 121_000)
  expect(await codes({ secret: 'known', response })).toEqual(['timeout-or-duplicate'])
})
