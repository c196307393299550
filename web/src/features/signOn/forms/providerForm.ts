import type { z } from 'zod'
import type { createIdentityProvider, IdentityProvider } from '#shared/contracts/auth/identityProviders.ts'
import { type ProviderProtocol, usualAttributes } from '#shared/domain/identity/identityProviders.ts'
import { rolesToSay } from '#shared/domain/identity/vouchedRole.ts'
import type { AccountType } from '#shared/permissions.ts'

type Attributes = IdentityProvider['attributes']

/** What a provider calls things as a form has it: each in a field, each role with its word. */
export const attributesForForm = (
  accountType: AccountType,
  protocol: ProviderProtocol,
  attributes: Attributes = usualAttributes[protocol],
): Attributes => ({
  email: attributes.email,
  firstName: attributes.firstName ?? '',
  lastName: attributes.lastName ?? '',
  role: attributes.role ?? '',
  team: attributes.team ?? '',
  roles: rolesToSay(accountType).map((role) => ({
    role,
    says: attributes.roles?.find((each) => each.role === role)?.says ?? role,
  })),
})

/** What was typed of that: without what the provider is not asked, and without words that are the roles’ own names. */
export const attributesOfForm = (typed: Attributes | undefined): Attributes | undefined => {
  if (typed === undefined) return undefined
  const { email, firstName, lastName, role, team, roles = [] } = typed
  const words = roles.filter((each) => each.says !== each.role)
  return {
    email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(role && { role }),
    ...(team && { team }),
    ...(role && words.length > 0 && { roles: words }),
  }
}

/** A new provider without what belongs to the other protocol. */
export const forProtocol = (typed: z.infer<typeof createIdentityProvider.body>) => {
  const { issuer, clientId, clientSecret, metadataUrl, attributes, ...rest } = typed
  const all = { ...rest, attributes: attributesOfForm(attributes) }
  return typed.protocol === 'OIDC' ? { ...all, issuer, clientId, clientSecret } : { ...all, metadataUrl }
}
