import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { lossesOf } from '#functions/claims/public.ts'
import type { Figures } from '#functions/directory/store/organizationFigures.ts'
import { personas } from '#functions/directory/store/personas.ts'
import type { TreatyRecord } from '#functions/directory/store/treaties.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { standingInTreaty, toldTreaty } from '#shared/domain/organizations/treaties.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { keptAs, keptFigures } from '../figures/keptFigures.ts'
import { cededPolicies } from './cededPolicies.ts'
import { treatiesIn, wholeBook } from './treatiesIn.ts'

/** How a reinsurer stands in treaties, added up as it asks. */
const addedUp = async (treaties: readonly TreatyRecord[], reinsurerId: string, now: Instant) => {
  const [from = '9999-12-31'] = treaties.map(({ begins }) => begins).sort()
  const before = treaties
    .map(({ ends }) => ends)
    .sort()
    .at(-1)
  const [{ policies, isWhole }, { losses, isWhole: hasAllLosses }] = await Promise.all([
    cededPolicies(wholeBook, { from, before: before ?? from }),
    lossesOf(wholeBook),
  ])
  return {
    asOf: now,
    isPart: !isWhole || !hasAllLosses,
    layersOf: (treaty: TreatyRecord) => standingInTreaty(treaty, reinsurerId, policies, losses),
  }
}

/** The same as the last night's job has it. */
const asKept = ({ asOf, treaties }: Figures, reinsurerId: string) => ({
  asOf,
  isPart: false,
  layersOf: (treaty: TreatyRecord) => {
    const kept = keptAs(treaty, treaties)
    return kept === undefined ? [] : toldTreaty(treaty, reinsurerId, kept)
  },
})

export const getTreatyStanding = implement(contract.getTreatyStanding)(async ({ actor, now }) => {
  const { currency } = regionOf(config.region)
  const found = await treatiesIn(`organization:${actor.organizationId}`)
  if (found.length === 0) return { currency, asOf: now, isPart: false, treaties: [] }
  const { organizationId } = actor
  const [kept, carriers] = await Promise.all([
    keptFigures(organizationId, wholeBook),
    personas.byIds([...new Set(found.flatMap(({ carrierId }) => carrierId ?? []))]),
  ])
  const { asOf, isPart, layersOf } =
    kept === undefined || found.some((each) => keptAs(each, kept.treaties) === undefined)
      ? await addedUp(found, organizationId, now)
      : asKept(kept, organizationId)
  return {
    currency,
    asOf,
    isPart,
    treaties: found.map((treaty) => {
      const { id, name, year, kind, begins, ends, updated, carrierId, signatures = [] } = treaty
      const signature = signatures.find(({ reinsurerId }) => reinsurerId === organizationId)
      return {
        ...{ id, name, year, kind, begins, ends, updated },
        ...(signature && { signed: { by: signature.by, at: signature.at } }),
        carrier: carriers.find((carrier) => carrier.id === carrierId)?.name,
        layers: layersOf(treaty).map(({ large, ...layer }) => ({ ...layer, ...(large && { large: [...large] }) })),
      }
    }),
  }
})
