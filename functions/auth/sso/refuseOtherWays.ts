import { fail } from '#functions/_platform/problems/problem.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { isOfProvider } from './isOfProvider.ts'
import { mayKeepPassword } from './mayKeepPassword.ts'
import { domainOf, providerOf, type SignInProvider } from './providerOf.ts'

/**
 * Whether a user who has the e-mail keeps a password all the same: the one whom the organization has named; when that one is
 * gone or no administrator any more, until another is named, all who could be.
 */
const keepsPassword = async (user: UserRecord, { keeperId, organizationId = '' }: SignInProvider): Promise<boolean> => {
  const place = { organizationId, domain: domainOf(user.email) }
  const keeper = keeperId === undefined ? undefined : await users.byId(keeperId)
  return keeper !== undefined && (await mayKeepPassword(keeper, place))
    ? keeper.id === user.id
    : mayKeepPassword(user, place)
}

/**
 * How the people of an e-mail's domain are let in: as they like, by the provider alone, or – where it is an organization's
 * own – by the provider alone unless they work elsewhere or keep a password.
 */
const wayOf = async (email: string): Promise<SignInProvider | undefined> => {
  const provider = await providerOf(email)
  return provider?.isOnlyWay === true ? provider : undefined
}

/** Whether somebody is let in by the provider of the e-mail's domain alone. */
export const mustUseProvider = async (user: UserRecord): Promise<boolean> => {
  const provider = await wayOf(user.email)
  if (provider === undefined || !isOfProvider(user, provider)) return false
  return provider.organizationId === undefined || !(await keepsPassword(user, provider))
}

/** Refuses a password or passkey, to sign in with or to choose, to whom the organization lets in by its provider alone. */
export const refuseOtherWays = async (user: UserRecord): Promise<void> => {
  if (await mustUseProvider(user)) fail('auth.ssoRequired')
}

/** Refuses an address to which the rule that lets somebody in by their organization's provider alone would not follow. */
export const mustStayWithProvider = async (user: UserRecord, newEmail: string): Promise<void> => {
  const provider = await wayOf(user.email)
  const isBound = provider !== undefined && isOfProvider(user, provider)
  if (isBound && (await providerOf(newEmail))?.name !== provider.name) fail('auth.ssoAddress')
}

/**
 * The same of somebody who is not known yet: answers with how the refusal goes of whoever has not shown the right password,
 * so that a domain's people who must, do not have to and do not exist are told the same (rule: quiet-sign-in).
 */
export const quietWay = async (email: string): Promise<{ readonly isOnlyForSome: boolean }> => {
  const provider = await wayOf(email)
  if (provider !== undefined && provider.organizationId === undefined) return fail('auth.ssoRequired')
  const isKeeper = provider?.keeperId !== undefined && (await users.idByUnique('email', email)) === provider.keeperId
  return { isOnlyForSome: provider !== undefined && !isKeeper }
}
