import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { grantableTo, wrongKeyAddress } from '#shared/domain/identity/apiKeys.ts'
import type { FreeHand } from '#shared/domain/identity/assistants.ts'
import type { Permission } from '#shared/permissions.ts'
import { wrongAddresses } from './addresses.ts'

/** Ends the operation where a key would be let do more than who gives it may. */
export const refuseBeyondRole = (actor: Actor, scopes: readonly Permission[]): void => {
  const beyond = scopes.filter((scope) => !grantableTo(actor).includes(scope))
  if (beyond.length > 0) fail('apiKey.beyondRole', { data: { scopes: beyond.join(', ') } })
}

/** The same, and where it would be bound to what is no address. */
export const refuseGrant = (
  actor: Actor,
  { scopes, addresses }: { readonly scopes: readonly Permission[]; readonly addresses: readonly string[] },
): void => {
  refuseBeyondRole(actor, scopes)
  const errors = wrongAddresses(addresses).map((index) => ({
    path: ['addresses', index],
    detail: wrongKeyAddress,
  }))
  if (errors.length > 0) fail('apiKey.invalidDetails', { errors })
}

interface Grant {
  readonly scopes: readonly Permission[]
  readonly assistant: boolean
  readonly freely: readonly FreeHand[]
}

/** What is given, each once; what is done without asking is an assistant's affair alone. */
export const grantOf = ({ scopes, assistant, freely }: Grant) => ({
  scopes: [...new Set(scopes)],
  freely: assistant ? [...new Set(freely)] : [],
})
