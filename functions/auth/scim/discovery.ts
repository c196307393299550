import { config } from '#functions/_platform/config/config.ts'
import { scimBase as base, scimSchemas } from '#shared/contract/scimProtocol.ts'
import { getScimProviderConfig, listScimGroups, listScimUsers } from '#shared/contracts/auth/scim.ts'

const at = (path: string) => `${config.publicUrl}${path}`

/** What of SCIM there is (RFC 7643, 5). */
export const providerConfig = () => ({
  schemas: [scimSchemas.config],
  documentationUri: at('/developers'),
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 1000 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth 2.0 client credentials',
      description: 'An API key of the organization with the scope user:provision, exchanged at /api/auth/v1/token.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: at(getScimProviderConfig.path) },
})

const listed = <Item>(items: readonly Item[]) => ({
  schemas: [scimSchemas.list],
  totalResults: items.length,
  startIndex: 1,
  itemsPerPage: items.length,
  Resources: [...items],
})

const types = {
  User: { path: listScimUsers.path, schema: scimSchemas.user },
  Group: { path: listScimGroups.path, schema: scimSchemas.group },
} as const
type TypeName = keyof typeof types

/** Users, or groups (RFC 7643, 6). */
export const resourceTypeOf = (name: TypeName) => ({
  schemas: [scimSchemas.resourceType],
  id: name,
  name,
  endpoint: types[name].path.slice(base.length),
  schema: types[name].schema,
  meta: { resourceType: 'ResourceType', location: at(`${base}/ResourceTypes/${name}`) },
})

export const resourceTypes = () => listed([resourceTypeOf('User'), resourceTypeOf('Group')])

interface Attribute {
  readonly name: string
  readonly type?: string
  readonly multiValued?: boolean
  readonly required?: boolean
  readonly mutability?: string
  readonly uniqueness?: string
  readonly subAttributes?: readonly Attribute[]
}

type Told = Required<Omit<Attribute, 'subAttributes'>> & { readonly caseExact: boolean; readonly returned: string }

const plain = ({ name, type, multiValued, required, mutability, uniqueness }: Attribute): Told => ({
  name,
  type: type ?? 'string',
  multiValued: multiValued ?? false,
  required: required ?? false,
  caseExact: name === 'externalId',
  mutability: mutability ?? 'readWrite',
  returned: 'default',
  uniqueness: uniqueness ?? 'none',
})

const told = ({ subAttributes, ...attribute }: Attribute) => ({
  ...plain(attribute),
  ...(subAttributes && { subAttributes: subAttributes.map(plain) }),
})

const value = { name: 'value' }
const schemas: Readonly<Record<TypeName, readonly Attribute[]>> = {
  User: [
    { name: 'userName', required: true, mutability: 'immutable', uniqueness: 'server' },
    { name: 'externalId' },
    { name: 'name', type: 'complex', subAttributes: [{ name: 'givenName' }, { name: 'familyName' }] },
    { name: 'active', type: 'boolean' },
    { name: 'emails', type: 'complex', multiValued: true, mutability: 'readOnly', subAttributes: [value] },
    { name: 'phoneNumbers', type: 'complex', multiValued: true, subAttributes: [value] },
    { name: 'roles', type: 'complex', multiValued: true, subAttributes: [value] },
    { name: 'groups', type: 'complex', multiValued: true, mutability: 'readOnly', subAttributes: [value] },
  ],
  Group: [
    { name: 'displayName', mutability: 'readOnly' },
    { name: 'members', type: 'complex', multiValued: true, subAttributes: [value] },
  ],
}

/** The attributes that users have, or groups (RFC 7643, 7). */
export const schemaOf = (name: TypeName) => {
  const id = types[name].schema
  return {
    schemas: [scimSchemas.schema],
    id,
    name,
    attributes: schemas[name].map(told),
    meta: { resourceType: 'Schema', location: at(`${base}/Schemas/${id}`) },
  }
}

export const schemasThereAre = () => listed([schemaOf('User'), schemaOf('Group')])
