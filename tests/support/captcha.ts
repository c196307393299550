import { sandboxAnswer } from '#cdk/local/emulators/captcha/captcha.ts'
import type { CaptchaAction } from '#functions/auth/captcha/isHuman.ts'

/** The query of a call whose page has asked the captcha: a human's answer, good once. */
export const human = (action: CaptchaAction) => ({ 'g-recaptcha-response': sandboxAnswer(action) })

/** The same of somebody whom the captcha takes for a robot. */
export const robot = { 'g-recaptcha-response': 'sandbox.robot' }
