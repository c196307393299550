import { fail } from '#functions/_platform/problems/problem.ts'
import { providerOf } from './providerOf.ts'

/** Whether somebody is let in by the provider of the e-mail's domain alone. */
export const mustUseProvider = async (email: string): Promise<boolean> => {
  const provider = await providerOf(email)
  return provider?.isOnlyWay === true && provider.breakGlassEmail !== email.toLowerCase()
}

/**
 * Refuses a password or passkey, to sign in with or to choose, where the organization of the e-mail's domain lets its people in by its
 * own identity provider alone. The e-mail's user is not asked about (rule: quiet-sign-in).
 */
export const refuseOtherWays = async (email: string): Promise<void> => {
  if (await mustUseProvider(email)) fail('auth.ssoRequired')
}
