import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newSecret } from '#functions/directory/secrets/secret.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { mostIdentityProviders, providersOf, usualAttributes } from '#shared/domain/identity/identityProviders.ts'
import { IdentityProviderId } from '#shared/domain/ids/ids.ts'
import { type IdentityProviderRecord, organizationProviders } from '../store/identityProviders.ts'
import { refuseDetails, refuseTakenDomain } from './refuseDetails.ts'
import { shownProvider } from './shownProvider.ts'

export const createIdentityProvider = implement(contract.createIdentityProvider)(async ({ body, actor, now, fail }) => {
  const { clientSecret, attributes = usualAttributes[body.protocol], ...described } = body
  refuseDetails({ ...described, needsSecret: clientSecret === undefined })
  await refuseTakenDomain(described)
  if ((await organizationProviders.every({ scopes: [providersOf(actor)] })).length >= mostIdentityProviders)
    return fail('identityProvider.tooMany', { data: { most: mostIdentityProviders } })
  const { accountType, organizationId, name: createdBy } = actor
  const id = IdentityProviderId.parse(`idp_${ulid(Date.parse(now))}`)
  const provider: IdentityProviderRecord = {
    id,
    accountType,
    organizationId,
    ...described,
    attributes,
    ...(clientSecret !== undefined && { secret: seal({ secret: clientSecret, subject: id }) }),
    token: newSecret(),
    status: 'DRAFT',
    required: false,
    created: now,
    createdBy,
    lastUpdated: now,
  }
  await commit([organizationProviders.create(provider)])
  return shownProvider(provider, actor)
})
