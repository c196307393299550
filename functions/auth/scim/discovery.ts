import { config } from '#functions/_platform/config/config.ts'
import { scimBase as base } from '#shared/contract/scimPaths.ts'
import { getScimProviderConfig, listScimGroups, listScimUsers, scimSchemas } from '#shared/contracts/auth/scim.ts'

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

/** Users and groups (RFC 7643, 6). */
export const resourceTypes = () =>
  listed(
    [
      { name: 'User', path: listScimUsers.path, schema: scimSchemas.user },
      { name: 'Group', path: listScimGroups.path, schema: scimSchemas.group },
    ].map(({ name, path, schema }) => ({
      schemas: [scimSchemas.resourceType],
      id: name,
      name,
      endpoint: path.slice(base.length),
      schema,
      meta: { resourceType: 'ResourceType', location: at(`${base}/ResourceTypes/${name}`) },
    })),
  )

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
const attributes: readonly { readonly name: string; readonly id: string; readonly has: readonly Attribute[] }[] = [
  {
    name: 'User',
    id: scimSchemas.user,
    has: [
      { name: 'userName', required: true, mutability: 'immutable', uniqueness: 'server' },
      { name: 'externalId' },
      { name: 'name', type: 'complex', subAttributes: [{ name: 'givenName' }, { name: 'familyName' }] },
      { name: 'active', type: 'boolean' },
      { name: 'emails', type: 'complex', multiValued: true, mutability: 'readOnly', subAttributes: [value] },
      { name: 'phoneNumbers', type: 'complex', multiValued: true, subAttributes: [value] },
      { name: 'roles', type: 'complex', multiValued: true, subAttributes: [value] },
      { name: 'groups', type: 'complex', multiValued: true, mutability: 'readOnly', subAttributes: [value] },
    ],
  },
  {
    name: 'Group',
    id: scimSchemas.group,
    has: [
      { name: 'displayName', mutability: 'readOnly' },
      { name: 'members', type: 'complex', multiValued: true, subAttributes: [value] },
    ],
  },
]

/** The attributes that there are (RFC 7643, 7). */
export const schemasThereAre = () =>
  listed(
    attributes.map(({ name, id, has }) => ({
      schemas: [scimSchemas.schema],
      id,
      name,
      attributes: has.map(told),
      meta: { resourceType: 'Schema', location: at(`${base}/Schemas/${id}`) },
    })),
  )
