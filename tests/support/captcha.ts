import { randomUUID } from 'node:crypto'
import type { CaptchaAction } from '#functions/auth/captcha/isHuman.ts'

/** The answer of somebody whom the sandbox takes for a human, as its script gives it. */
export const sandboxAnswer = (action: string, siteKey = 'palisade-captcha-en-US'): string =>
  `sandbox.${Buffer.from(JSON.stringify({ siteKey, action, at: Date.now(), id: randomUUID() })).toString('base64url')}`

/** The query of a call whose page has asked the captcha: a human's answer, good once. */
export const human = (action: CaptchaAction) => ({ 'g-recaptcha-response': sandboxAnswer(action) })

/** The same of somebody whom the captcha takes for a robot. */
export const robot = { 'g-recaptcha-response': 'sandbox.robot' }
