import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { relate } from '#functions/directory/organizations/relate.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { handler as rater } from '#functions/rater/index.ts'
import { shelveBooks } from '#functions/tariff/public.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import { previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { createRenewalQuote } from '#shared/contracts/quote/renewals.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import type { RaterDeviation } from '#shared/domain/rating/carrierRater.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

const carrierId = 'org_01JH0000000000000000000P92'
const terms = {
  name: 'Oak Mutual',
  products: ['P250' as const],
  states: [],
  rateBook: 'p100-us-2026-1',
  effectiveFrom: '2025-01-01' as const,
  effectiveUntil: null,
}
const setUp = callerOf(rater)(cast.superAdmin)
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const larger = { limit: 2_000_000 }

/** A world with a carrier on the programme that deviates so, or with none, and the terms of one risk in it. */
const worldOf = async (deviations: readonly RaterDeviation[] | undefined) => {
  const desk = await openPolicyDesk()
  if (deviations !== undefined) {
    const at = new Date().toISOString()
    const begins = '2025-01-01'
    const related = await relate({ id: 'rel_oak', kind: 'carriedBy', from: providerId, to: carrierId, begins })
    if (!related.ok) throw new Error(related.fault)
    await commit([
      personas.create({
        ...{ contactFirstName: 'Dana', contactLastName: 'Webb', contactEmail: 'dana@example.com' },
        ...{ id: PersonaId.parse(carrierId), name: 'Oak Mutual', type: 'carrier', status: 'ACTIVE' },
        ...{ enforceMfa: false, states: [], created: at, updated: at },
      }),
      ...related.writes,
    ])
    answered(
      await setUp(contract.createCarrierRater, {
        params: { carrierId },
        body: { ...terms, deviations: [...deviations] },
      }),
    )
  }
  await shelveBooks()
  return desk
}

/** A policy that began half a year ago, endorsed today: before, as it was shown, and after. */
const endorsedIn = async (desk: PolicyDesk) => {
  const effectiveDate = addMonths(today(), -6)
  const bought = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  await meetDeadlines({ now: new Date().toISOString() })
  const { id: policyId } = bought
  const asked: EndorsedTerms & { effectiveDate: typeof effectiveDate } = { ...larger, effectiveDate: today() }
  const shown = answered(await desk.asPolicy(cast.producer)(previewEndorsement, { params: { policyId }, body: asked }))
  return { bought, asked, shown }
}

/** Confirms an endorsement at the price that was shown. */
const confirmedIn = async (desk: PolicyDesk, { bought, asked, shown }: Awaited<ReturnType<typeof endorsedIn>>) => {
  const body = { policyId: bought.id, ...asked, expectedTotal: shown.total }
  answered(await desk.quotes.as(cast.producer)(createEndorsementQuote, { body }))
  return desk.read(bought.id)
}

/** The part of the term that is left. */
const leftOf = ({ effectiveDate, expirationDate }: PolicyRecord): number =>
  daysBetween({ from: today(), until: expirationDate }) / daysBetween({ from: effectiveDate, until: expirationDate })

const changeTo = async (deviations: readonly RaterDeviation[], revision: number) => {
  const body = { ...terms, deviations: [...deviations], revision, note: 'Losses' }
  answered(await setUp(contract.updateCarrierRater, { params: { carrierId }, body }))
  await shelveBooks()
}

describe('a policy on a carrier’s paper', () => {
  let byBook: { readonly before: PolicyRecord; readonly after: PolicyRecord }
  beforeAll(async () => {
    const desk = await worldOf(undefined)
    const change = await endorsedIn(desk)
    byBook = { before: change.bought, after: await confirmedIn(desk, change) }
    await desk.close()
  })

  describe('that deviates by a factor', () => {
    let desk: PolicyDesk
    beforeAll(async () => {
      desk = await worldOf([{ product: 'P250', factor: 1.2 }])
    })
    afterAll(() => desk.close())

    it('is endorsed at the rates it was bought at, pro rata, whatever the carrier asks by then', async () => {
      const change = await endorsedIn(desk)
      const { bought, shown } = change
      expect(bought.rated.carrierRater).toMatchObject({ revision: 1, factor: 1.2 })
      expect(bought.rated.premium / byBook.before.rated.premium).toBeCloseTo(1.2, 2)
      await changeTo([{ factor: 1.9, minimumPremium: 90_000 }], 1)
      const { asked } = change
      const again = answered(
        await desk.asPolicy(cast.producer)(previewEndorsement, { params: { policyId: bought.id }, body: asked }),
      )
      expect(again.total).toBe(shown.total)
      const after = await confirmedIn(desk, change)
      expect(after.totalPremium).toBe(bought.totalPremium + shown.total)
      expect(after.rated.carrierRater).toEqual(bought.rated.carrierRater)
      expect(after.rated.premium / byBook.after.rated.premium).toBeCloseTo(1.2, 2)
      expect(after.rated.steps.filter(({ key }) => key === 'carrierRater')).toMatchObject([
        { table: `carrierRaters.${carrierId}`, input: 'Oak Mutual, version 1', factor: 1.2 },
      ])
      expect(after.rated.steps.reduce((sum, { effect }) => sum + effect, 0)).toBe(after.rated.total)
      const wholeTerm = after.transactions
        .at(-1)
        ?.prices.at(0)
        ?.coverages.reduce((sum, { premium }) => sum + premium, 0)
      const owed = ((wholeTerm ?? 0) - bought.rated.premium) * leftOf(bought)
      // Each coverage is charged in whole cents.
      expect(Math.abs(shown.premium - owed)).toBeLessThanOrEqual(100)
    })

    it('is renewed at what the carrier asks by then, and keeps that version', async () => {
      const endDate = addDays(today(), 80)
      const { id: policyId } = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
      await meetDeadlines({ now: new Date().toISOString() })
      await desk.quotes.settle()
      const renewal = answered(
        await desk.quotes.as(cast.producer)(createRenewalQuote, { params: { policyId }, body: {} }),
      )
      await desk.quotes.workPatch(renewal.id)
      const { rated } = await quotes.require(renewal.id)
      expect(rated).toMatchObject({
        premium: 9_000_000,
        carrierRater: { revision: 2, factor: 1.9, minimumPremium: 90_000 },
      })
      await changeTo([], 2)
      expect((await quotes.require(renewal.id)).rated).toEqual(rated)
    })
  })

  describe('whose least premium is more than its terms', () => {
    let desk: PolicyDesk
    beforeAll(async () => {
      desk = await worldOf([{ factor: 1, minimumPremium: 90_000 }])
    })
    afterAll(() => desk.close())

    it('costs the least before and after, so that what is added beneath it costs nothing', async () => {
      const change = await endorsedIn(desk)
      expect(change.bought.rated.premium).toBe(9_000_000)
      expect(change.shown.premium).toBe(0)
      const after = await confirmedIn(desk, change)
      expect(after.rated.premium).toBe(9_000_000)
      expect(after.rated.steps.find(({ key }) => key === 'minimumPremium')).toMatchObject({
        table: `carrierRaters.${carrierId}`,
        input: 'Oak Mutual, version 1',
        factor: 90_000,
      })
    })
  })
})
