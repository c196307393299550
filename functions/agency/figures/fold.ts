import type { Loss } from '#functions/claims/public.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import type { Figures } from '#functions/directory/store/organizationFigures.ts'
import type { PoolYearRecord } from '#functions/directory/store/poolYears.ts'
import type { TreatyRecord } from '#functions/directory/store/treaties.ts'
import { issuedOfAccount, type StoredPolicy } from '#functions/policy/public.ts'
import { exposureBook } from '#shared/domain/organizations/exposure.ts'
import { isPooled, poolBook } from '#shared/domain/organizations/poolYears.ts'
import { treatyBook } from '#shared/domain/organizations/treaties.ts'
import { asExposed, asPooled, cedingOf } from './asFigured.ts'
import { keptAs, type Termed } from './keptFigures.ts'

interface Folding {
  readonly organizationId: string
  readonly treaties: readonly TreatyRecord[]
  readonly years: readonly PoolYearRecord[]
}

/** What a page of the book is added to. */
type Part = 'exposure' | 'treaties'

/** Terms with what they came to so far: those that have changed since it was begun are left out, since a part of the book has passed. */
const goingOn = <Each extends Termed, Kept extends Termed>(terms: readonly Each[], kept: readonly Kept[] | undefined) =>
  terms.flatMap((each) => {
    const begun = kept && keptAs(each, kept)
    return kept !== undefined && begun === undefined ? [] : [{ each, begun }]
  })

/** Whether an organization has a share in a policy; the provider has in all. */
const isShared = ({ partnerIds }: StoredPolicy, organizationId: string): boolean =>
  organizationId === providerId || partnerIds?.includes(organizationId) === true

/** Whether of an account's policies of a term this is the one that counts its member: its first by id. */
const isMembersFirst = async (policy: StoredPolicy, year: PoolYearRecord): Promise<boolean> => {
  const theirs = await issuedOfAccount(policy.accountId)
  const [first] = theirs
    .filter((each) => each.partnerIds?.includes(year.poolId) === true && isPooled(year, asPooled(each)))
    .map(({ id }) => id)
    .sort()
  return first === policy.id
}

/** Adds pages of the book up for an organization, from where the last part left them. */
export const newFold = ({ organizationId, treaties, years }: Folding, begun: Figures | undefined) => {
  const exposure = exposureBook(begun?.exposure)
  const ceding = cedingOf()
  const ofTreaties = goingOn(treaties, begun?.treaties).map(({ each, begun: kept }) => ({
    treaty: each,
    book: treatyBook(each, organizationId, kept),
  }))
  const ofYears = goingOn(years, begun?.poolYears).map(({ each, begun: kept }) => ({
    year: each,
    book: poolBook(each, kept),
  }))
  return {
    async add(part: Part, policies: readonly StoredPolicy[]): Promise<void> {
      for (const policy of policies)
        if (part === 'treaties') {
          const ceded = await ceding(policy)
          for (const { book } of ofTreaties) book.add(ceded)
        } else {
          exposure.add(asExposed(policy))
          for (const { book, year } of ofYears)
            if (isPooled(year, asPooled(policy))) book.add(asPooled(policy), await isMembersFirst(policy, year))
        }
    },
    async lose(part: Part, policies: readonly StoredPolicy[], losses: readonly Loss[]): Promise<void> {
      const byId = new Map(policies.map((policy) => [policy.id as string, policy]))
      for (const { incurred, policyId = '' } of losses) {
        const policy = byId.get(policyId)
        if (policy === undefined || (part === 'exposure' && !isShared(policy, organizationId))) continue
        if (part === 'treaties') {
          const ceded = await ceding(policy)
          for (const { book } of ofTreaties) book.lose(ceded, incurred)
        } else {
          exposure.lose(asExposed(policy), incurred)
          for (const { book } of ofYears) book.lose(asPooled(policy), incurred)
        }
      }
    },
    figures: (): Omit<Figures, 'asOf'> => ({
      exposure: exposure.figures(),
      treaties: ofTreaties.map(({ book, treaty: { id, updated } }) => ({ ...book.figures(), id, updated })),
      poolYears: ofYears.map(({ book, year: { id, updated } }) => ({ ...book.figures(), id, updated })),
    }),
  }
}
