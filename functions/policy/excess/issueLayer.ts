import { config } from '#functions/_platform/config/config.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { carrierAmong, insurerOfCover } from '#functions/directory/public.ts'
import type { TowerLayer } from '#shared/contracts/policy/excess.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ExcessTerms, LayerTerms } from '#shared/domain/policy/excessTower.ts'
import { policyNumberOf } from '#shared/domain/policy/policyNumber.ts'
import { policies, type StoredPolicy } from '../store/policies.ts'
import { type Layer, layerPolicy } from './layerPolicy.ts'
import type { offerLayer } from './offerLayer.ts'
import type { Tower } from './tower.ts'

/** Commits a layer with its issue asked for; the workflow that issues policies does the rest. */
export const commitLayer = async (
  layer: Omit<Layer, 'number'>,
  besides: (layer: PolicyRecord) => readonly Write[],
): Promise<PolicyRecord> => {
  const number = policyNumberOf(config.region, await nextNumber('policy'))
  const policy = layerPolicy({ ...layer, number })
  await commit([policies.create(policy), ...besides(policy)], {
    events: [{ name: 'policy.issueRequested', detail: { policyId: policy.id } }],
  })
  return policy
}

/** The policy's insured, agency and agent, for a layer over it. */
const partiesOf = (ground: StoredPolicy): Layer['parties'] => {
  const { accountId, additionalInsureds, companyName, firmographicData, isSurplus, productType } = ground
  const { agencyBilled, agencyId, agencyName, teamIds, partnerIds, commissionAgreement, commissionPercent } = ground
  const { agentEmail, agentFirstName, agentLastName, agentPhone } = ground
  const { customerEmail, customerFirstName, customerLastName, customerPhone } = ground
  const { retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber } = ground
  return {
    ...{ accountId, additionalInsureds, companyName, firmographicData, isSurplus, productType },
    ...{ agencyBilled, agencyId, agencyName, teamIds },
    ...(partnerIds !== undefined && { partnerIds }),
    ...(commissionPercent !== undefined && { commissionPercent }),
    ...(commissionAgreement && { commissionAgreement }),
    ...{ agentEmail, agentFirstName, agentLastName, agentPhone },
    ...{ customerEmail, customerFirstName, customerLastName, customerPhone },
    ...{ retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber },
  }
}

/** What lies beneath a layer as it is issued, from the ground up. */
const beneathOf = async (
  { above, ground, standing }: Tower,
  { attachmentPoint }: LayerTerms,
): Promise<ExcessTerms['underlying']> => {
  const own = new Map([ground, ...above].map((policy) => [policy.id as string, policy]))
  const insurerOf = async ({ insurer, policyId }: TowerLayer): Promise<string> =>
    insurer ?? (await insurerOfCover(own.get(policyId ?? '') ?? ground))
  return Promise.all(
    standing
      .filter((each) => each.attachmentPoint < attachmentPoint)
      .map(async (each) => ({
        insurer: await insurerOf(each),
        ...(each.policyNumber !== undefined && { policyNumber: each.policyNumber }),
        limit: each.limit,
        attachmentPoint: each.attachmentPoint,
      })),
  )
}

/**
 * Issues a layer over a tower as it was offered. The policy that the tower stands on is written with it, so that of two
 * layers at once one fits and the other finds it there.
 */
export const issueLayer = async (
  tower: Tower,
  offer: ReturnType<typeof offerLayer>,
  {
    layer,
    overridden,
    by,
    now,
  }: {
    readonly layer: LayerTerms
    readonly overridden: PolicyRecord['overridden']
    readonly by: string
    readonly now: Instant
  },
): Promise<PolicyRecord> => {
  const { ground } = tower
  return commitLayer(
    {
      parties: { ...partiesOf(ground), carrierId: await carrierAmong(ground.partnerIds) },
      term: { effectiveDate: offer.effectiveDate, expirationDate: offer.expirationDate },
      cover: {
        limit: layer.limit,
        coverages: offer.coverages,
        rated: offer.rated,
        retroActivePeriod: ground.retroActivePeriod,
      },
      excess: {
        attachmentPoint: layer.attachmentPoint,
        primaryPolicyId: ground.id,
        underlying: await beneathOf(tower, layer),
        notFollowed: offer.notFollowed,
      },
      overridden,
      by,
      now,
    },
    ({ id }) => [
      policies.update(ground, {
        ...ground,
        excessPolicyIds: [...(ground.excessPolicyIds ?? []), id],
        lastUpdated: now,
      }),
    ],
  )
}
