import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { type PolicyRecord, walkIssued } from '#functions/policy/public.ts'
import {
  type LaidVersion,
  rateBook,
  rateBookFor,
  rateBookIdOf,
  rateBookVersions,
  shelveBooks,
} from '#functions/tariff/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { dislocated, type PricedTwice } from '#shared/domain/rating/dislocation.ts'
import { publishedBeneath } from '#shared/domain/rating/rateBooks.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type Priced, price } from '../pricing/price.ts'
import { type PolicyToday, policiesToday, pricedTwice, requestOf } from './policyToday.ts'

/** Policies that are priced together. */
const together = 100

/** The day from which both books would price it: the version's first, or that of the policy where it is later. */
const dayOf = ({ effectiveFrom }: LaidVersion, { effectiveDate }: PolicyRecord): CalendarDate =>
  effectiveDate > effectiveFrom ? effectiveDate : effectiveFrom

/**
 * What would price on a day without the version: another one that is active over the same book by then, whose factors it
 * takes the place of, else the book beneath.
 */
const inItsPlace = ({ base }: LaidVersion, productType: Product, day: CalendarDate): string => {
  const { version = base } = rateBookFor(regionOf(config.region).code, productType, day) ?? {}
  return publishedBeneath(version) === base ? version : base
}

/** A policy in force as it is today, by what prices without the version and by it; undefined where the version is of other products. */
const underVersion = (
  { policy, company }: PolicyToday,
  version: LaidVersion,
  now: Instant,
): PricedTwice | undefined => {
  const { productType } = policy
  if (rateBook(version.base)?.products[productType] === undefined) return undefined
  if (company === undefined) return pricedTwice(policy)
  const { account, quote } = company
  const day = dayOf(version, policy)
  const request = requestOf(policy, quote, day)
  const by = (rateBookVersion: string): Priced => price(account, { ...request, rated: { rateBookVersion } }, now, 0)
  return pricedTwice(policy, { before: by(inItsPlace(version, productType, day)), after: by(version.edition) })
}

/**
 * Prices the book in force by a version and by what prices without it, and tells what moves. A report that was begun
 * anew since, or of a version that has changed, is left alone.
 */
export const dislocateBooks = defineJob({
  kind: 'dislocateBooks',
  input: z.strictObject({ edition: z.string(), startedAt: Instant }),
  key: ({ edition, startedAt }) => `${edition}|${startedAt}`,
  effect: 'priced',
  async chunk({ edition, startedAt }, { cursor: after, now }) {
    await shelveBooks()
    const version = await rateBookVersions.byId(rateBookIdOf(edition))
    if (version?.dislocation?.startedAt !== startedAt) return { done: 0 }
    const { ids, cursor } = await walkIssued(together, after)
    let report = version.dislocation
    for (const policy of await policiesToday(ids.map(({ id }) => id))) {
      const priced = underVersion(policy, version, now)
      if (priced !== undefined) report = dislocated(report, priced)
    }
    const { version: _, ...state } = version
    const dislocation = cursor === undefined ? { ...report, finishedAt: now } : report
    const effect = {
      cursor: ids.at(-1)?.at ?? after ?? '',
      writes: [rateBookVersions.update(version, { ...state, dislocation })],
    }
    return { effects: [effect], done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
