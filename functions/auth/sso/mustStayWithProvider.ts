import { fail } from '#functions/_platform/problems/problem.ts'
import { providerOf } from './providerOf.ts'

/** Refuses an address to which the rule that lets somebody in by their organization's provider alone would not follow. */
export const mustStayWithProvider = ({
  email,
  newEmail,
}: {
  readonly email: string
  readonly newEmail: string
}): void => {
  const provider = providerOf(email)
  if (provider?.isOnlyWay && providerOf(newEmail)?.name !== provider.name) fail('auth.ssoAddress')
}
