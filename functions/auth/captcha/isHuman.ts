import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'

const verifyUrl = 'https://www.google.com/recaptcha/api/siteverify'
const patienceMilliseconds = 5_000

const Verdict = z.object({ success: z.boolean() })

/** The sandbox takes every answer but this one. */
const sandboxRefusal = 'sandbox:refuse'

/**
 * Whether the captcha's maker vouches for the answer that the page got. Where `sandbox` is set for its secret, on a laptop
 * and in tests, nobody is asked. Throws when the maker does not answer: a guard that is down does not let everyone in.
 */
export const isHuman = async (answer: string | undefined, sourceIp: string): Promise<boolean> => {
  if (config.captchaSecret === 'sandbox') return answer !== sandboxRefusal
  if (answer === undefined || answer === '') return false
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: config.captchaSecret, response: answer, remoteip: sourceIp }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  return Verdict.parse(await response.json()).success
}
