import { provePassword, setPassword } from '#functions/_platform/auth/cognito.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { spoken } from '#shared/regions/spoken.ts'
import { refuseOtherWays } from '../sso/refuseOtherWays.ts'
import { brokenRules, rememberPassword } from './passwordRules.ts'

/**
 * Sets a user's password, or fails with `auth.passwordRefused` and the rules it breaks, or with `auth.ssoRequired`. Sessions and links of before end.
 * The user pool is written first: should the commit fail then, the same call can be made again.
 */
export const choosePassword = async <User extends UserRecord>(
  user: User,
  password: string,
  now: Instant,
): Promise<{ readonly user: User; readonly write: Write }> => {
  await refuseOtherWays(user)
  const broken = await brokenRules(user, password)
  if (broken.length > 0)
    return fail('auth.passwordRefused', {
      errors: broken.map(({ displayText }) => ({ detail: spoken(displayText, config.region), path: ['password'] })),
    })
  await setPassword({ email: user.email, password })
  return {
    user: { ...user, passwordSetAt: now, sessionsValidFrom: now, linksValidFrom: now },
    write: await rememberPassword({ userId: user.id, password }),
  }
}

/** The user pool's token of a sign-in with the password that was just set; none when an app's code is due. */
export const identityTokenOf = async ({
  email,
  password,
}: {
  readonly email: string
  readonly password: string
}): Promise<string | undefined> => {
  const proof = await provePassword({ email, password })
  return proof.outcome === 'signedIn' ? proof.identityToken : undefined
}
