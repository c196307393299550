import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { providerProtocols } from '#shared/domain/identity/identityProviders.ts'
import { IdentityProviderId, UserId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { identityProviderStatuses } from '#shared/records/identityProvider/identityProviderStatus.ts'
import { RoleId } from './fields.ts'

const attributes = z.strictObject({
  email: filledLine(200, { missing: 'Email attribute is a required field' }),
  firstName: line(200).optional(),
  lastName: line(200).optional(),
  role: line(200).optional().describe('With it people get the role that the provider says at each sign-in.'),
  team: line(200).optional().describe('Of an agency: the team, or teams, by their names here.'),
  roles: z
    .array(
      z.strictObject({
        role: RoleId,
        says: filledLine(200, { missing: 'What the provider says is a required field' }),
      }),
    )
    .max(20)
    .optional()
    .describe('What it says for a role, where that is not the role’s own name.'),
})

/** An organization's own identity provider, as its administrators see it: without the secret. */
export const IdentityProvider = z.object({
  id: IdentityProviderId,
  name: z.string(),
  protocol: z.enum(providerProtocols),
  issuer: z.string().optional().describe('Of an OpenID Connect provider; its configuration is below it.'),
  clientId: z.string().optional(),
  metadataUrl: z.string().optional().describe('Of a SAML provider.'),
  attributes: attributes.describe('What the provider calls an e-mail, names, a role and a team.'),
  domain: z.string().describe('Whose people sign in with it.'),
  challenge: z
    .object({ host: z.string(), text: z.string() })
    .describe('The TXT record that proves the domain: its name and its text.'),
  provenAt: Instant.optional(),
  status: z.enum(identityProviderStatuses),
  tested: z
    .object({
      at: Instant,
      by: z.string(),
      email: z.string(),
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      roleSaid: z.string().optional().describe('What it said of the role, where it was asked.'),
      role: RoleId.optional().describe('The role that this is here; none where it is no role.'),
      teamSaid: z.string().optional(),
      teams: z.array(z.string()).optional().describe('The teams that this is here, by their names.'),
    })
    .optional()
    .describe('Whom it vouched for when it was last tried.'),
  required: z.boolean().describe('Whether people of the domain sign in with it alone.'),
  breakGlass: z
    .object({ userId: UserId, name: z.string(), email: z.string() })
    .optional()
    .describe('Who signs in with a password all the same.'),
  /** What the provider is told of the platform. */
  ours: z.object({
    callbackUrl: z.string().describe('Where an OpenID Connect provider sends people back to.'),
    entityId: z.string().describe('The audience of a SAML provider.'),
    acsUrl: z.string().describe('Where a SAML provider posts what it says.'),
  }),
  created: Instant,
  createdBy: z.string(),
  lastUpdated: Instant,
  allowedActions: z.array(z.string()),
})
export type IdentityProvider = z.infer<typeof IdentityProvider>

const changeable = {
  name: filledLine(60, { missing: 'Name is required' }).describe('What people are told that they sign in with.'),
  domain: DomainName,
  issuer: line(500).optional(),
  clientId: line(200).optional(),
  metadataUrl: line(500).optional(),
  attributes: attributes.optional().describe('As most providers call them where it is left out.'),
}
/** What it is described by; of its protocol it stays. */
const settings = { ...changeable, protocol: z.enum(providerProtocols) }
const clientSecret = filledLine(500, { missing: 'Client secret is a required field' })
const params = { providerId: IdentityProviderId }
const byItsOwn = { access: 'integration:manage', stepUp: 'always', notJumped: true } as const
const path = '/api/auth/v1/identity-providers'
const refusals = ['identityProvider.notAllowed', 'identityProvider.notFound'] as const

export const listIdentityProviders = defineOperation({
  name: 'listIdentityProviders',
  method: 'GET',
  path,
  summary: 'The identity providers of the caller’s organization, with what proves their domains.',
  access: 'integration:manage',
  response: z.array(IdentityProvider),
})

export const listIdentityProviderHistory = defineOperation({
  name: 'listIdentityProviderHistory',
  method: 'GET',
  path: `${path}/{providerId}/history`,
  summary: 'What was done to one identity provider, by whom, and what it changed.',
  access: 'integration:manage',
  params,
  response: HistoryPage,
  problems: ['identityProvider.notFound'],
})

export const createIdentityProvider = defineOperation({
  name: 'createIdentityProvider',
  method: 'POST',
  path,
  summary:
    'Describes an identity provider of the organization. Nobody signs in with it until it was tried and turned on.',
  ...byItsOwn,
  secret: true,
  body: z.strictObject({ ...settings, clientSecret: clientSecret.optional() }),
  status: 201,
  response: IdentityProvider,
  problems: ['identityProvider.domainTaken', 'identityProvider.invalidDetails', 'identityProvider.tooMany'],
})

export const updateIdentityProvider = defineOperation({
  name: 'updateIdentityProvider',
  method: 'PUT',
  path: `${path}/{providerId}`,
  summary:
    'Changes a provider that is not on; it has to be tried again, and another domain to be proven. Its protocol stays.',
  ...byItsOwn,
  params,
  body: z.strictObject(changeable),
  response: IdentityProvider,
  problems: [...refusals, 'identityProvider.domainTaken', 'identityProvider.invalidDetails'],
})

export const replaceIdentityProviderSecret = defineOperation({
  name: 'replaceIdentityProviderSecret',
  method: 'PUT',
  path: `${path}/{providerId}/secret`,
  summary: 'Gives an OpenID Connect provider the next client secret; one that is on stays on.',
  ...byItsOwn,
  secret: true,
  params,
  body: z.strictObject({ clientSecret }),
  response: IdentityProvider,
  problems: [...refusals, 'identityProvider.poolRefused'],
})

export const proveIdentityProviderDomain = defineOperation({
  name: 'proveIdentityProviderDomain',
  method: 'PUT',
  path: `${path}/{providerId}/domain`,
  summary: 'Looks whether the TXT record is there that proves the domain.',
  access: 'integration:manage',
  notJumped: true,
  params,
  response: IdentityProvider,
  problems: [...refusals, 'auth.throttled', 'identityProvider.unproven'],
})

export const testIdentityProvider = defineOperation({
  name: 'testIdentityProvider',
  method: 'POST',
  path: `${path}/{providerId}/test`,
  summary: 'Begins a sign-in that opens no session: the browser leaves for the address that is told.',
  ...byItsOwn,
  params,
  response: z.object({ location: z.url() }),
  problems: [...refusals, 'identityProvider.poolRefused'],
})

export const finishIdentityProviderTest = defineOperation({
  name: 'finishIdentityProviderTest',
  method: 'POST',
  path: `${path}/test`,
  summary: 'Says whom the provider vouched for in a sign-in that was tried, in the browser that left for it.',
  access: 'integration:manage',
  notJumped: true,
  secret: true,
  body: z.strictObject({ code: z.string().min(1).max(2000), state: z.string().min(1).max(400) }),
  response: IdentityProvider,
  problems: [
    ...refusals,
    'identityProvider.changedMeanwhile',
    'identityProvider.otherDomain',
    'identityProvider.testRefused',
  ],
})

export const activateIdentityProvider = defineOperation({
  name: 'activateIdentityProvider',
  method: 'PUT',
  path: `${path}/{providerId}/activate`,
  summary: 'Lets members of the organization with an e-mail of the domain sign in with the provider.',
  ...byItsOwn,
  params,
  response: IdentityProvider,
  problems: [...refusals, 'identityProvider.domainTaken', 'identityProvider.poolRefused', 'identityProvider.unproven'],
})

export const requireIdentityProvider = defineOperation({
  name: 'requireIdentityProvider',
  method: 'PUT',
  path: `${path}/{providerId}/require`,
  summary:
    'Says whether people of the domain sign in with the provider alone, and who keeps a password for the day it fails.',
  ...byItsOwn,
  params,
  body: z.strictObject({ required: z.boolean(), breakGlassUserId: UserId.optional() }),
  response: IdentityProvider,
  problems: [...refusals, 'identityProvider.breakGlass'],
})

export const turnOffIdentityProvider = defineOperation({
  name: 'turnOffIdentityProvider',
  method: 'PUT',
  path: `${path}/{providerId}/off`,
  summary: 'Turns a provider off at once; people of the domain sign in with passwords and passkeys again.',
  ...byItsOwn,
  params,
  response: IdentityProvider,
  problems: refusals,
})

export const removeIdentityProvider = defineOperation({
  name: 'removeIdentityProvider',
  method: 'DELETE',
  path: `${path}/{providerId}`,
  summary: 'Removes a provider that is not on.',
  ...byItsOwn,
  params,
  problems: refusals,
})
