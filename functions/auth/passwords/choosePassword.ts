import { provePassword, setPassword } from '#functions/_platform/auth/cognito.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { UserRecord } from '../store/users.ts'
import { brokenRules, rememberPassword } from './passwordRules.ts'

/**
 * Sets a user's password, or fails with `auth.passwordRefused` and the rules it breaks. Sessions and links of before end.
 * The user pool is written first: should the commit fail then, the same call can be made again.
 */
export const choosePassword = async <User extends UserRecord>(
  user: User,
  password: string,
  now: string,
): Promise<{ readonly user: User; readonly write: Write }> => {
  const broken = await brokenRules(user, password)
  if (broken.length > 0)
    return fail('auth.passwordRefused', {
      errors: broken.map(({ displayText }) => ({ detail: displayText, path: ['password'] })),
    })
  await setPassword(user.email, password)
  return {
    user: { ...user, passwordSetAt: now, sessionsValidFrom: now, linksValidFrom: now },
    write: await rememberPassword(user.id, password),
  }
}

/** The user pool's token of a sign-in with the password that was just set; none when an app's code is due. */
export const identityTokenOf = async (email: string, password: string): Promise<string | undefined> => {
  const proof = await provePassword(email, password)
  return proof.outcome === 'signedIn' ? proof.identityToken : undefined
}
