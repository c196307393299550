import { createHash } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import { agencyById, insurerOfCover } from '#functions/directory/public.ts'
import { type PolicyRecord, policyById, type StoredPolicy, towerOf } from '#functions/policy/public.ts'
import type { TowerLayer } from '#shared/contracts/policy/excess.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { attachesAt, gapsOf } from '#shared/domain/policy/excessTower.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { TowerData } from '../templates/towerData.ts'
import { issuerOf } from './issuer.ts'
import { policyCover } from './policyCover.ts'
import { addressLines } from './regionalWords.ts'

type Layer = TowerData['layers'][number]

/** A layer as the document of a policy tells it: of one that has gone to another broker since, only where it lies. */
const layerTold = async (layer: TowerLayer, of: PolicyRecord): Promise<Layer> => {
  const { attachmentPoint, insurer, limit, policyId, policyNumber, premium } = layer
  const terms = { attachmentPoint, limit, isOwn: policyId === of.id }
  if (policyId === undefined)
    return { ...terms, ...(insurer !== undefined && { insurer }), ...(policyNumber !== undefined && { policyNumber }) }
  const policy = await policyById(policyId)
  if (policy === undefined || policy.agencyId !== of.agencyId) return terms
  return {
    ...terms,
    insurer: await insurerOfCover(policy),
    policyNumber: policy.policyNumber,
    period: { effective: policy.effectiveDate, expiry: policy.expirationDate },
    ...(premium !== undefined && { premium }),
  }
}

/** What the document of the tower says that a policy is a layer of, as it stands now. */
export const towerData = async (policy: StoredPolicy, now: Instant): Promise<TowerData> => {
  const { code: region, currency, locale } = regionOf(config.region)
  const [agency, { standing }] = await Promise.all([agencyById(policy.agencyId), towerOf(policy)])
  const { address, companyName } = policyCover(policy)
  return {
    region,
    locale,
    currency,
    documentNumber: policy.policyNumber,
    generatedOn: dateAt(now, policy.timeZone),
    issuer: issuerOf(region),
    insured: { name: companyName, addressLines: addressLines(region, address) },
    agency: agency?.name ?? policy.agencyName,
    layers: await Promise.all(standing.map((layer) => layerTold(layer, policy))),
    gaps: gapsOf(standing),
    reaches: attachesAt(standing),
  }
}

/** What a document of a tower is made of: what it says, so that as long as that is the same there is one. */
export const towerMadeFrom = (policyId: string, data: TowerData): string =>
  `Tower|${policyId}|${createHash('sha256').update(JSON.stringify(data)).digest('hex')}`
