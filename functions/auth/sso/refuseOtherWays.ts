import { fail } from '#functions/_platform/problems/problem.ts'
import { providerOf } from './providerOf.ts'

/**
 * Refuses a password or passkey, to sign in with or to choose, where the organization of the e-mail's domain lets its people in by its
 * own identity provider alone. The e-mail's user is not asked about (rule: quiet-sign-in).
 */
export const refuseOtherWays = (email: string): void => {
  if (providerOf(email)?.isOnlyWay) fail('auth.ssoRequired')
}
