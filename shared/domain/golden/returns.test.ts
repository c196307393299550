import { it } from 'vitest'
import { expectReviewed } from '#tests/golden/reviewed.ts'
import { regionOf } from '../../regions/regions.ts'
import { statesOf } from '../../regions/states.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays, addMonths } from '../calendar/moveDate.ts'
import { coverageId } from '../coverage/coverageId.ts'
import { totalOf } from '../ledger/premiumBreakdown.ts'
import { basisOfReturn, returnedOf } from '../ledger/returnPremium.ts'
import { cancellationCauses } from '../policy/cancellationRules.ts'
import { changedPrice, moneyBetween } from '../policy/changedPrice.ts'
import { unearnedShare } from '../policy/policyDates.ts'
import { returnRuleOf } from '../policy/returnRules.ts'
import { premiumFrom, summed, type Term } from '../policy/termPremium.ts'
import type { PremiumFee, RatedPremium } from '../rating/ratedPremium.ts'
import { taxesOn } from '../rating/taxes/taxesOn.ts'

const places = [
  { region: 'us', state: 'AK', surplus: true },
  { region: 'us', state: 'CA', surplus: false },
  { region: 'us', state: 'LA', surplus: true },
  { region: 'us', state: 'MI', surplus: false },
  { region: 'us', state: 'NY', surplus: false },
  { region: 'us', state: 'OR', surplus: true },
  { region: 'us', state: 'TX', surplus: false },
  { region: 'us', state: 'WA', surplus: false },
  { region: 'uk', surplus: false },
  { region: 'au', state: 'NSW', surplus: false },
] as const

/** A year that ends with a month, one that holds a leap day, one that ends with it, and one that begins on it. */
const terms: readonly Term[] = [
  { effectiveDate: '2027-01-31', endDate: '2028-01-31' },
  { effectiveDate: '2027-08-31', endDate: '2028-08-31' },
  { effectiveDate: '2027-03-01', endDate: '2028-03-01' },
  { effectiveDate: '2028-02-29', endDate: '2029-02-28' },
]
const days = ({ effectiveDate, endDate }: Term): CalendarDate[] => [
  effectiveDate,
  addDays(effectiveDate, 1),
  addDays(effectiveDate, 60),
  addMonths(effectiveDate, 6),
  addDays(endDate, -1),
]

const liability = coverageId('LIABILITY')
const fees: readonly PremiumFee[] = [
  { key: 'policyFee', amount: 15_000 },
  { key: 'brokerFee', amount: 10_000 },
]
const commissions = { commission: 185_185, carrierCommission: 308_642 }

const priced = (place: (typeof places)[number], effectiveDate: CalendarDate) => {
  const tria = place.region === 'us' ? 12_345 : 0
  const premium = 1_234_567 + tria
  const taxes = taxesOn(premium, fees, { ...place, effectiveDate })
  return {
    premium,
    coverages: [
      { coverageId: liability, premium: 1_234_567 },
      { coverageId: coverageId('TRIA'), premium: tria },
    ],
    fees: [...fees],
    taxes,
    total: premium + 25_000 + taxes.reduce((sum, { amount }) => sum + amount, 0),
  }
}

const sumOf = (amounts: Readonly<Record<string, number>>) => Object.values(amounts).reduce((sum, each) => sum + each, 0)

/** Each cause where it has a rule of its own: cooling-off exists elsewhere, a financer ends a policy as the insured might. */
const causesIn = (region: 'au' | 'uk' | 'us') =>
  cancellationCauses.filter((cause) => cause !== 'nonPayment' && (cause !== 'coolingOff' || region !== 'us'))

it('returns of a cancellation, by place, cause and day', async () => {
  const rows = places.flatMap((place) =>
    terms.flatMap((term) =>
      days(term).flatMap((day) =>
        causesIn(place.region).map((cause) => {
          const rated = priced(place, term.effectiveDate)
          const flat = day === term.effectiveDate
          const asked = { ...place, cause, flat, unearned: unearnedShare(term, day) }
          const back = returnedOf(rated, commissions, asked)
          return {
            place: `${place.region} ${'state' in place ? place.state : ''}${place.surplus ? ' surplus' : ''}`.trim(),
            from: term.effectiveDate,
            on: day,
            cause,
            manner: basisOfReturn(rated, commissions, asked).manner,
            premium: back.premium,
            tria: back.tria,
            fees: sumOf(back.fees),
            taxes: sumOf(back.taxes),
            total: totalOf(back),
            kept: rated.total - totalOf(back),
            commission: back.commission,
          }
        }),
      ),
    ),
  )
  await expectReviewed('tables/returns-of-a-cancellation.txt', rows)
})

it('what an endorsement costs, by place and day', async () => {
  const rows = places.flatMap((place) =>
    terms.flatMap((term) =>
      days(term).flatMap((day) =>
        [1_500_000, 900_000].map((price) => {
          const rated = priced(place, term.effectiveDate) as unknown as RatedPremium // what the sum of a change reads of it
          const before = [{ from: term.effectiveDate, coverages: rated.coverages }]
          const dearer = [
            { coverageId: liability, premium: price },
            ...rated.coverages.filter((each) => each.coverageId !== liability),
          ]
          const written = summed(
            premiumFrom(
              [...before.filter(({ from }) => from !== day), { from: day, coverages: dearer }],
              term,
              term.effectiveDate,
            ),
          )
          const after = changedPrice({ ...rated, steps: [] }, written, { ...place, day })
          const none = { commission: 0, carrierCommission: 0 }
          const money = moneyBetween({ ...rated, ...none }, { ...after, ...none })
          return {
            place: `${place.region} ${'state' in place ? place.state : ''}${place.surplus ? ' surplus' : ''}`.trim(),
            from: term.effectiveDate,
            on: day,
            'price a year': price,
            premium: money.premium,
            taxes: money.taxes.reduce((sum, { amount }) => sum + amount, 0),
            total: money.total,
          }
        }),
      ),
    ),
  )
  await expectReviewed('tables/cost-of-an-endorsement.txt', rows)
})

it('the rule of each place for what the insured gives up', async () => {
  const rows = (['us', 'uk', 'au'] as const).flatMap((region) =>
    [undefined, ...statesOf(regionOf(region)).map(({ abbreviation }) => abbreviation)].flatMap((state) =>
      [false, true].map((surplus) => ({ region, state, surplus, ...returnRuleOf({ region, state, surplus }) })),
    ),
  )
  await expectReviewed('tables/rules-of-return.txt', rows)
})
