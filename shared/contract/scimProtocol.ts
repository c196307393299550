/** Under this all is SCIM's (RFC 7644), refusals included. */
export const scimBase = '/api/auth/v1/scim/v2'

export const isScimPath = (path: string): boolean => path === scimBase || path.startsWith(`${scimBase}/`)

/** What who comes without a token that opens anything is told to come with (RFC 6750, 3). */
export const scimChallenge = 'Bearer realm="SCIM"'

/** What SCIM has and is not offered here: the caller as a resource, many changes in one call, filters in bodies. */
const notOffered = /^(?:\/Me(?:\/.*)?|\/Bulk|(?:\/Users|\/Groups)?\/\.search)$/

/** Whether a path that nothing takes is one that SCIM's clients may ask for all the same (RFC 7644, 3.2). */
export const isScimNotOffered = (path: string): boolean =>
  isScimPath(path) && notOffered.test(path.slice(scimBase.length))

const core = 'urn:ietf:params:scim:schemas:core:2.0'
const messages = 'urn:ietf:params:scim:api:messages:2.0'

/** The names under which SCIM knows what is sent (RFC 7643, RFC 7644). */
export const scimSchemas = {
  config: `${core}:ServiceProviderConfig`,
  group: `${core}:Group`,
  list: `${messages}:ListResponse`,
  patch: `${messages}:PatchOp`,
  resourceType: `${core}:ResourceType`,
  schema: `${core}:Schema`,
  user: `${core}:User`,
} as const
