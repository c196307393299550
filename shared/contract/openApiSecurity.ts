import { ofPeopleAlone } from '../domain/identity/apiKeys.ts'
import { permissions } from '../permissions.ts'
import { type Operation, permissionsOf } from './operation.ts'
import type { Json } from './regionalFields.ts'

/** By whose token it is called: a person's, or where its permissions may be a key's scopes, a key's. */
export const securityOf = ({ access, byKeys, notJumped }: Operation): Json[] => {
  if (access === 'public') return []
  const scopes =
    notJumped && !byKeys ? [] : permissionsOf(access).filter((permission) => !ofPeopleAlone.includes(permission))
  const keys = byKeys && scopes.length === 0 ? [{ key: [] }] : scopes.map((scope) => ({ key: [scope] }))
  return [{ session: [] }, ...keys]
}

/** How machines sign in: with an API key, as OAuth 2.0 has it. */
export const keyScheme = {
  key: {
    type: 'oauth2',
    description: 'An API key; its client ID and secret are exchanged for tokens of 15 minutes.',
    flows: {
      clientCredentials: {
        tokenUrl: '/api/auth/v1/token',
        scopes: Object.fromEntries(
          permissions.filter((each) => !ofPeopleAlone.includes(each)).map((each) => [each, each.replace(':', ': ')]),
        ),
      },
    },
  },
}
