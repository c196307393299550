import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { enterRoom } from '#functions/_platform/storage/rooms.ts'
import { newSecret } from '#functions/directory/secrets/secret.ts'
import * as contract from '#shared/contracts/auth/identityProviders.ts'
import { mostIdentityProviders, providersOf, usualAttributes } from '#shared/domain/identity/identityProviders.ts'
import { IdentityProviderId } from '#shared/domain/ids/ids.ts'
import { type IdentityProviderRecord, organizationProviders } from '../store/identityProviders.ts'
import { refuseDetails, refuseTakenDomain } from './refuseDetails.ts'
import { shownProvider } from './shownProvider.ts'

export const createIdentityProvider = implement(contract.createIdentityProvider)(async ({ body, actor, now, fail }) => {
  const { clientSecret, attributes = usualAttributes[body.protocol], ...described } = body
  refuseDetails({ ...described, attributes, accountType: actor.accountType, needsSecret: clientSecret === undefined })
  await refuseTakenDomain(described)
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
  await retryStale(async () => {
    const room = await enterRoom(`identityProviders ${providersOf(actor)}`)
    if ((await organizationProviders.every({ scopes: [providersOf(actor)] })).length >= mostIdentityProviders)
      fail('identityProvider.tooMany', { data: { most: mostIdentityProviders } })
    await commit([room, organizationProviders.create(provider)])
  })
  return shownProvider(provider, actor)
})
