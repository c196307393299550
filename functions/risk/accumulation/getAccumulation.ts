import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { isPool, readsTotals, standingScopesOf } from '#functions/agency/public.ts'
import { getAccumulation as contract } from '#shared/contracts/risk/accumulation.ts'
import { withoutSmall } from '#shared/domain/organizations/smallNumbers.ts'
import { unknownVendor, type VendorCategory, type VendorId, vendorIds, vendors } from '#shared/domain/risk/vendors.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { dependencies, vendorGroup } from '../store/dependencies.ts'

interface Line {
  readonly vendor: VendorId | typeof unknownVendor
  readonly policies: number
  /** Whole units. */
  readonly limit: number
}

/** The largest first, behind it in a fixed order what is told no limit, lest its place tell; what is unknown comes last. */
const rank = ({ vendor, limit = 0 }: Pick<Line, 'vendor'> & Partial<Line>): number =>
  vendor === unknownVendor ? -1 : limit

/** What depends on each vendor of a category that anything depends on. */
const linesOf = async (category: VendorCategory, scopes: readonly string[]): Promise<Line[]> => {
  const ids: (VendorId | typeof unknownVendor)[] = vendorIds.filter((id) => vendors[id].category === category)
  const lines = await Promise.all(
    [...ids, unknownVendor].map(async (id): Promise<Line> => {
      const { count, measure } = await dependencies.count(scopes, vendorGroup(category, id))
      return { vendor: id, policies: count, limit: measure }
    }),
  )
  return lines.filter(({ policies }) => policies > 0)
}

export const getAccumulation = implement(contract)(async ({ actor, now }) => {
  const scopes = standingScopesOf(actor)
  const toldOf = (lines: readonly Line[]) => {
    // A pool knows its members by name, so that a limit that few share would be theirs.
    if (isPool(actor)) return lines.map(({ vendor }) => ({ vendor }))
    if (!readsTotals(actor)) return [...lines]
    return withoutSmall(lines).map((line) => ('policies' in line ? line : { vendor: line.vendor }))
  }
  const told = (lines: readonly Line[]) => toldOf(lines).toSorted((a, b) => rank(b) - rank(a))
  const [cloud, mail, security] = await Promise.all([
    linesOf('cloud', scopes),
    linesOf('mail', scopes),
    linesOf('security', scopes),
  ])
  return {
    currency: regionOf(config.region).currency,
    asOf: now,
    ...{ cloud: told(cloud), mail: told(mail), security: told(security) },
  }
})
