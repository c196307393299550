import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { secretOf } from '#functions/_platform/secrets/secrets.ts'

const patienceMilliseconds = 5_000

/** Below it the captcha takes the visitor rather for a robot (0 to 1). */
const leastScore = 0.5

const Verdict = z.object({ success: z.boolean(), action: z.string().optional(), score: z.number().optional() })

/** What the page asks the captcha for; an answer to one deed is worthless for another. */
export type CaptchaAction = 'forgot_password' | 'login'

/**
 * Whether the captcha's maker vouches for the answer that the page got. Throws when the maker does not answer: a guard that
 * is down does not let everyone in.
 */
export const isHuman = async (
  { answer, sourceIp }: { readonly answer: string | undefined; readonly sourceIp: string },
  action: CaptchaAction,
): Promise<boolean> => {
  if (answer === undefined || answer === '') return false
  const response = await fetch(config.captcha.verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretOf(config.captcha.secret), response: answer, remoteip: sourceIp }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  const verdict = Verdict.parse(await response.json())
  return verdict.success && (verdict.action ?? action) === action && (verdict.score ?? 1) >= leastScore
}
