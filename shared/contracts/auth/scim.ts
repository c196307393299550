import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { scimBase as base, scimSchemas } from '#shared/contract/scimProtocol.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ofOrganizations } from '#shared/domain/identity/accountTypes.ts'
import { ScimGroupId } from '#shared/domain/identity/scim/scimGroups.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'

const schemas = z.array(z.string())
const sentSchemas = z.array(line(200)).max(20).optional()
const meta = z.object({ resourceType: z.string(), location: z.string(), created: Instant.optional() })
const reference = z.object({ value: z.string(), display: z.string().optional(), $ref: z.string().optional() })

/** Somebody of the organization as its identity provider knows them. */
export const ScimUser = z.object({
  schemas,
  id: UserId,
  externalId: z.string().optional(),
  userName: z.string().optional().describe('The e-mail with which they sign in.'),
  name: z.object({ givenName: z.string(), familyName: z.string(), formatted: z.string() }).optional(),
  displayName: z.string().optional(),
  emails: z.array(z.object({ value: z.string(), type: z.string(), primary: z.boolean() })).optional(),
  phoneNumbers: z.array(z.object({ value: z.string(), type: z.string() })).optional(),
  active: z.boolean().optional().describe('Whether they are let in.'),
  roles: z.array(z.object({ value: z.string(), primary: z.boolean() })).optional(),
  groups: z.array(reference).optional(),
  meta: meta.optional(),
})
export type ScimUser = z.infer<typeof ScimUser>

/** A role of the organization, and who has it. */
export const ScimGroup = z.object({
  schemas,
  id: ScimGroupId,
  displayName: z.string().optional().describe('The role.'),
  members: z.array(reference).optional(),
  meta: meta.optional(),
})
export type ScimGroup = z.infer<typeof ScimGroup>

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    schemas,
    totalResults: z.int(),
    startIndex: z.int(),
    itemsPerPage: z.int(),
    Resources: z.array(item),
  })

const shown = {
  attributes: line(500).optional().describe('Attributes to tell alone, with commas between.'),
  excludedAttributes: line(500).optional().describe('Attributes to leave out, with commas between.'),
}
const listQuery = z.strictObject({
  filter: line(2000)
    .optional()
    .describe(
      'As RFC 7644, 3.4.2.2 has it, such as `active eq true and not (emails[type eq "work"] or userName sw "i")`.',
    ),
  startIndex: wholeNumber({ least: -1_000_000, most: 1_000_000 }).default(1).describe('From 1.'),
  count: wholeNumber({ least: -1, most: 1000 }).default(100),
  ...shown,
})
const shownQuery = z.strictObject(shown)

const said = z.union([line(200), z.boolean(), z.number(), z.null()])
const multi = z.union([z.array(z.looseObject({ value: said.optional() })).max(50), said])

/** A user as providers send one: what the platform does not keep is passed over. */
const SentScimUser = z.looseObject({
  schemas: sentSchemas,
  userName: emailText('must be an e-mail address', 'is required'),
  externalId: line(200).optional(),
  name: z.looseObject({ givenName: line(100).optional(), familyName: line(100).optional() }).optional(),
  phoneNumbers: multi.optional(),
  roles: multi.optional(),
  active: z.union([z.boolean(), line(10)]).optional(),
})

const SentScimPatch = z.looseObject({
  schemas: sentSchemas,
  Operations: z
    .array(z.looseObject({ op: line(20), path: line(300).optional(), value: z.unknown().optional() }))
    .min(1)
    .max(1000),
})

const reads = { access: 'user:provision', only: ofOrganizations, scim: true } as const
const changes = { ...reads, stepUp: 'depends', notJumped: true, byKeys: true } as const
const userParams = { userId: UserId }
const groupParams = { groupId: ScimGroupId }

export const listScimUsers = defineOperation({
  ...reads,
  name: 'listScimUsers',
  method: 'GET',
  path: `${base}/Users`,
  summary: 'SCIM 2.0: the people of the caller’s organization.',
  query: listQuery,
  response: listOf(ScimUser),
  problems: ['scim.filterUnknown'],
})

export const getScimUser = defineOperation({
  ...reads,
  name: 'getScimUser',
  method: 'GET',
  path: `${base}/Users/{userId}`,
  summary: 'SCIM 2.0: one of the people of the caller’s organization.',
  params: userParams,
  query: shownQuery,
  response: ScimUser,
  problems: ['user.notFound'],
})

const refusals = ['scim.valueWrong', 'user.phoneInvalid'] as const

export const createScimUser = defineOperation({
  ...changes,
  name: 'createScimUser',
  method: 'POST',
  path: `${base}/Users`,
  summary: 'SCIM 2.0: invites somebody to the caller’s organization; without a role with the least one.',
  body: SentScimUser,
  status: 201,
  response: ScimUser,
  problems: [...refusals, 'agency.notAllowed', 'blacklist.refused', 'team.notFound', 'user.alreadyExists'],
})

const changeRefusals = [
  'roleTemplate.lastAdministrator',
  'scim.immutable',
  'team.notFound',
  'user.notFound',
  'user.notInvited',
  'user.self',
  ...refusals,
] as const

export const replaceScimUser = defineOperation({
  ...changes,
  name: 'replaceScimUser',
  method: 'PUT',
  path: `${base}/Users/{userId}`,
  summary: 'SCIM 2.0: makes somebody what is sent; what is not said of them stays.',
  params: userParams,
  body: SentScimUser,
  response: ScimUser,
  problems: changeRefusals,
})

export const patchScimUser = defineOperation({
  ...changes,
  name: 'patchScimUser',
  method: 'PATCH',
  path: `${base}/Users/{userId}`,
  summary: 'SCIM 2.0: changes somebody; with `active` false they are out within a minute.',
  params: userParams,
  body: SentScimPatch,
  response: ScimUser,
  problems: ['scim.pathUnknown', 'scim.syntaxUnknown', 'scim.targetUnknown', ...changeRefusals],
})

export const removeScimUser = defineOperation({
  ...changes,
  name: 'removeScimUser',
  method: 'DELETE',
  path: `${base}/Users/{userId}`,
  summary: 'SCIM 2.0: removes somebody; whose clients nobody has taken over is kept out, and stays until they are.',
  params: userParams,
  problems: ['roleTemplate.lastAdministrator', 'user.hasClients', 'user.notFound', 'user.notInvited', 'user.self'],
})

export const listScimGroups = defineOperation({
  ...reads,
  name: 'listScimGroups',
  method: 'GET',
  path: `${base}/Groups`,
  summary: 'SCIM 2.0: the roles of the caller’s organization as groups.',
  query: listQuery,
  response: listOf(ScimGroup),
  problems: ['scim.filterUnknown'],
})

export const getScimGroup = defineOperation({
  ...reads,
  name: 'getScimGroup',
  method: 'GET',
  path: `${base}/Groups/{groupId}`,
  summary: 'SCIM 2.0: a role, and who has it.',
  params: groupParams,
  unversioned: true,
  query: shownQuery,
  response: ScimGroup,
  problems: ['scim.groupNotFound'],
})

export const patchScimGroup = defineOperation({
  ...changes,
  name: 'patchScimGroup',
  method: 'PATCH',
  path: `${base}/Groups/{groupId}`,
  summary: 'SCIM 2.0: gives a role to people, or takes it: who has none then has the least one.',
  params: groupParams,
  unversioned: true,
  body: SentScimPatch,
  problems: [
    'roleTemplate.lastAdministrator',
    'scim.groupNotFound',
    'scim.pathUnknown',
    'scim.syntaxUnknown',
    'scim.targetUnknown',
    'scim.valueWrong',
    'team.notFound',
    'user.notInvited',
    'user.self',
  ],
})

const ResourceType = z.object({
  schemas,
  id: z.string(),
  name: z.string(),
  endpoint: z.string(),
  schema: z.string(),
  meta,
})

const supported = z.object({ supported: z.boolean() })

export const getScimProviderConfig = defineOperation({
  ...reads,
  name: 'getScimProviderConfig',
  method: 'GET',
  path: `${base}/ServiceProviderConfig`,
  summary: 'SCIM 2.0: what of SCIM there is here (RFC 7643, 5).',
  response: z.object({
    schemas,
    documentationUri: z.string(),
    patch: supported,
    bulk: z.object({ supported: z.boolean(), maxOperations: z.int(), maxPayloadSize: z.int() }),
    filter: z.object({ supported: z.boolean(), maxResults: z.int() }),
    changePassword: supported,
    sort: supported,
    etag: supported,
    authenticationSchemes: z.array(
      z.object({ type: z.string(), name: z.string(), description: z.string(), primary: z.boolean() }),
    ),
    meta,
  }),
})

export const listScimResourceTypes = defineOperation({
  ...reads,
  name: 'listScimResourceTypes',
  method: 'GET',
  path: `${base}/ResourceTypes`,
  summary: 'SCIM 2.0: Users and Groups (RFC 7643, 6).',
  response: listOf(ResourceType),
})

export const getScimResourceType = defineOperation({
  ...reads,
  name: 'getScimResourceType',
  method: 'GET',
  path: `${base}/ResourceTypes/{resourceTypeId}`,
  summary: 'SCIM 2.0: User or Group (RFC 7643, 6).',
  params: { resourceTypeId: z.enum(['User', 'Group']) },
  unversioned: true,
  response: ResourceType,
})

const attribute = z.object({
  name: z.string(),
  type: z.string(),
  multiValued: z.boolean(),
  required: z.boolean(),
  caseExact: z.boolean(),
  mutability: z.string(),
  returned: z.string(),
  uniqueness: z.string(),
})

const Schema = z.object({
  schemas,
  id: z.string(),
  name: z.string(),
  attributes: z.array(attribute.extend({ subAttributes: z.array(attribute).optional() })),
  meta,
})

export const listScimSchemas = defineOperation({
  ...reads,
  name: 'listScimSchemas',
  method: 'GET',
  path: `${base}/Schemas`,
  summary: 'SCIM 2.0: the attributes that there are (RFC 7643, 7).',
  response: listOf(Schema),
})

export const getScimSchema = defineOperation({
  ...reads,
  name: 'getScimSchema',
  method: 'GET',
  path: `${base}/Schemas/{schemaId}`,
  summary: 'SCIM 2.0: the attributes of users, or those of groups (RFC 7643, 7).',
  params: { schemaId: z.enum([scimSchemas.user, scimSchemas.group]) },
  unversioned: true,
  response: Schema,
})
