import { fail } from '#functions/_platform/problems/problem.ts'
import { providerOf } from './providerOf.ts'

/** Refuses an address to which the rule that lets somebody in by their organization's provider alone would not follow. */
export const mustStayWithProvider = async ({
  email,
  newEmail,
}: {
  readonly email: string
  readonly newEmail: string
}): Promise<void> => {
  const provider = await providerOf(email)
  if (provider?.isOnlyWay && (await providerOf(newEmail))?.name !== provider.name) fail('auth.ssoAddress')
}
