import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { sendSms } from '#functions/_platform/sms/sms.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newCode, sendWait, tryCode } from '#functions/directory/secrets/sentCode.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { mfaCodes } from '../store/mfaCodes.ts'
import { oneTimeCodeSms } from './oneTimeCodeSms.ts'

/** What a code is for; one for signing in does not turn a factor on. */
export type MfaCodePurpose = 'setUpMfa' | 'signIn' | 'stepUp'
export type SentFactor = 'EMAIL' | 'SMS'

const keptSeconds = 60 * 60

const idOf = (user: UserRecord, factor: SentFactor, purpose: MfaCodePurpose) => `mfa_${purpose}_${factor}_${user.id}`

const kept = (id: string, sent: ReturnType<typeof newCode>['kept'], now: Instant) => ({
  id,
  sent,
  expiresAt: epochSeconds(now) + keptSeconds,
})

/** Sends a one-time code to the user's phone or e-mail; answers how many seconds to wait when too many were sent. */
export const sendMfaCode = async (
  user: UserRecord,
  factor: SentFactor,
  purpose: MfaCodePurpose,
  now: Instant,
): Promise<{ readonly wait: number }> => {
  const id = idOf(user, factor, purpose)
  const before = await mfaCodes.byId(id)
  const wait = sendWait(before?.sent, now)
  if (wait > 0) return { wait }
  const made = newCode(id, before?.sent, now)
  const state = kept(id, made.kept, now)
  const write = before === undefined ? mfaCodes.create(state) : mfaCodes.update(before, state)
  if (factor === 'EMAIL') {
    const data = { code: made.code, purpose }
    const mail = mailWrite({ template: 'oneTimeCode', to: user.email, firstName: user.firstName, data, now })
    await commit([write, mail.write], { events: [mail.event] })
  } else {
    await commit([write])
    await sendSms({
      phone: user.phone,
      message: oneTimeCodeSms({ senderName: regionOf(config.region).provider.name, code: made.code }),
    })
  }
  return { wait: 0 }
}

/** Takes a code that was sent. It works once; a wrong one counts, and the fifth ends it (rule: one-time-code). */
export const takeMfaCode = async (
  user: UserRecord,
  factor: SentFactor,
  purpose: MfaCodePurpose,
  code: string,
  now: Instant,
): Promise<boolean> => {
  const id = idOf(user, factor, purpose)
  const before = await mfaCodes.byId(id)
  const result = tryCode({ scope: id, code }, before?.sent, now)
  if (before === undefined || result.outcome === 'over') return false
  await commit([mfaCodes.update(before, kept(id, result.kept, now))])
  return result.outcome === 'right'
}
