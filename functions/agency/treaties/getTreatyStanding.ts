import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { lossesOf } from '#functions/claims/public.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/treaties.ts'
import { standingInTreaty } from '#shared/domain/organizations/treaties.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cededPolicies } from './cededPolicies.ts'
import { treatiesIn } from './treatiesIn.ts'

/** A treaty names its reinsurers: by it alone, not by who has a share in a record, is told what is ceded. */
const wholeBook = ['all']

export const getTreatyStanding = implement(contract.getTreatyStanding)(async ({ actor, now }) => {
  const { currency } = regionOf(config.region)
  const found = await treatiesIn(`organization:${actor.organizationId}`)
  const [from] = found.map(({ begins }) => begins).sort()
  const before = found
    .map(({ ends }) => ends)
    .sort()
    .at(-1)
  if (from === undefined || before === undefined) return { currency, asOf: now, isPart: false, treaties: [] }
  const [{ policies, isWhole }, { losses, isWhole: hasAllLosses }, carriers] = await Promise.all([
    cededPolicies(wholeBook, { from, before }),
    lossesOf(wholeBook),
    personas.byIds([...new Set(found.flatMap(({ carrierId }) => carrierId ?? []))]),
  ])
  return {
    currency,
    asOf: now,
    isPart: !isWhole || !hasAllLosses,
    treaties: found.map(({ id, name, year, ...terms }) => {
      const { kind, begins, ends, carrierId } = terms
      return {
        ...{ id, name, year, kind, begins, ends },
        carrier: carriers.find((carrier) => carrier.id === carrierId)?.name,
        layers: standingInTreaty(terms, actor.organizationId, policies, losses).map(({ large, ...layer }) => ({
          ...layer,
          ...(large && { large: [...large] }),
        })),
      }
    }),
  }
})
