import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { State } from '#shared/regions/region.ts'
import { availabilityRules } from '../../coverage/availabilityRules.ts'
import { catalogue } from '../../coverage/catalogue.ts'
import type { Coverage } from '../../coverage/coverage.ts'
import type { CoverageKey } from '../../coverage/coverageId.ts'
import { isTaxKept } from '../../rating/taxes/keptOnReturn.ts'
import { usSurplusLines } from '../../rating/taxes/usSurplusLines.ts'
import { newBusinessDays, noticeDays } from '../cancellationRules.ts'
import { nonRenewalRuleOf, nonRenewalSendDays } from '../nonRenewalRules.ts'
import { returnRuleOf } from '../returnRules.ts'
import type { Clause, Wording } from './wording.ts'

/** What an amendatory endorsement is of: its state, the base form it amends, and what that form can insure. */
export interface Amended {
  readonly state: State
  readonly formNumber: string
  readonly carried: ReadonlySet<CoverageKey>
  /** The first day of the edition. */
  readonly day: CalendarDate
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

const region = 'us'

/** What the first days of new business have otherwise, in a sentence. */
const firstDays = ({ state: { abbreviation, name } }: Amended): string => {
  const place = { region, state: abbreviation } as const
  const first = newBusinessDays(place)
  if (first === 0) return ''
  const days = noticeDays('insurer', place, { isRenewal: false, daysInForce: 0 })
  return ` In the first ${first} days of a policy that renews none, the law of ${name} lets us do so for any reason with ${days} days of notice.`
}

const cancellation = (amended: Amended): Clause => {
  const { abbreviation, name } = amended.state
  const place = { region, state: abbreviation } as const
  return {
    title: 'Cancellation by us',
    text: `Where we cancel this policy, the Named Insured in ${name} is given written notice, with the reason, at least ${noticeDays('nonPayment', place)} days beforehand if premium is not paid, and at least ${noticeDays('insurer', place)} days beforehand for every other reason for which the law of ${name} allows it.${firstDays(amended)} These days count in place of those in the form.`,
  }
}

/** What an insurer that does not renew owes (rule: nonrenewal); nothing where no law asks for it. */
const nonRenewal = ({ state: { abbreviation, name } }: Amended): Clause[] => {
  const rule = nonRenewalRuleOf({ region, state: abbreviation })
  if (rule === undefined) return []
  const late =
    rule.late === 'renewed'
      ? 'Where the notice is not given in time, we renew this policy.'
      : `Where the notice is given later, this policy stays in force on its terms, and without premium for those days, until ${rule.leastDays} days have passed since it was given.`
  return [
    {
      title: 'If we do not renew',
      text: `Where we do not renew this policy, the Named Insured in ${name} is given written notice, with the reason, at least ${rule.leastDays} and no more than ${nonRenewalSendDays} days before it ends; the agent or broker is sent a copy. ${late} No notice is needed where the Named Insured has asked that this policy is not renewed, or another policy of ours takes its place.`,
    },
  ]
}

const money = (amount: number): string => `$${(amount / 100).toLocaleString('en-US')}`

/** What of a premium comes back that the Named Insured gives up, on a paper, in a sentence. */
const returnOn = (state: string, surplus: boolean): string => {
  const { insured, minimumAmount, minimumEarned } = returnRuleOf({ region, state, surplus })
  const much =
    insured === 'customary'
      ? 'what the customary short-rate table leaves'
      : insured === 'proRata'
        ? 'the premium for the days that are left'
        : `${Math.round(insured.partOfRest * 1000) / 10}% of the premium for the days that are left`
  const least =
    minimumEarned > 0
      ? `, and we keep ${Math.round(minimumEarned * 100)}% of the total policy premium, including endorsements, at least`
      : minimumAmount > 0
        ? `, and we keep ${money(minimumAmount)} at least`
        : ''
  return `${much}${least}`
}

const byInsured = ({ state: { abbreviation } }: Amended): Clause => ({
  title: 'Cancellation by you',
  text: `The Named Insured may cancel at any time, without notice beforehand. We return then ${returnOn(abbreviation, false)}; where the Declarations show that this policy is written on surplus lines paper, ${returnOn(abbreviation, true)}. Where premium is not paid, or we cancel, it is the premium for the days that are left.`,
})

const carriedOf = (keys: readonly CoverageKey[], { carried }: Amended): Coverage[] =>
  catalogue.filter(({ key }) => keys.includes(key) && carried.has(key))

/** Coverages that are not written in the state. */
const withheld = (amended: Amended): Clause[] => {
  const { abbreviation, name } = amended.state
  const keys = availabilityRules.flatMap((rule) => (rule.states?.includes(abbreviation) ? rule.coverages : []))
  const coverages = carriedOf(keys, amended)
  return coverages.length === 0
    ? []
    : [
        {
          title: 'Coverages that are not available',
          text: `In ${name} these insuring agreements of the form do not apply, whatever the Declarations may show: ${listed(coverages.map((coverage) => coverage.name.us))}.`,
        },
      ]
}

/** Limits that are fixed in the state. */
const fixed = ({ state: { abbreviation, name }, carried }: Amended): Clause[] =>
  catalogue.flatMap(({ key, name: coverage, limit }) => {
    const amount = limit.kind === 'share' && carried.has(key) ? limit.fixed[abbreviation] : undefined
    return amount === undefined
      ? []
      : [
          {
            title: 'Limit that is fixed',
            text: `In ${name} the limit of ${coverage.us}, where it is bought, is $${amount.toLocaleString('en-US')}.`,
          },
        ]
  })

const surplus = ({ state: { abbreviation, name }, day }: Amended): Clause[] => {
  const rules = (usSurplusLines[abbreviation] ?? []).filter(({ until }) => until === undefined || until > day)
  const [names, sources] = [rules.map((rule) => rule.name), rules.map(({ source }) => source)]
  if (names.length === 0) return []
  const kept = rules.filter(({ key, rate }) => isTaxKept({ key, rate }, { region, state: abbreviation }))
  const stays =
    kept.length === 0
      ? ''
      : ` When this policy is canceled, what was charged as ${listed([...new Set(kept.map((rule) => rule.name))])} is not returned.`
  return [
    {
      title: 'Surplus lines',
      text: `Where the Declarations show that this policy is written on surplus lines paper, it is taxed in ${name} alone, as the home state of the Named Insured, by ${listed([...new Set(names)])} (${[...new Set(sources)].join('; ')}), at the rates that are shown in the Declarations; and the notice that ${name} prescribes stands there.${stays}`,
    },
  ]
}

/** What the rules of the platform have about a state, as its amendatory endorsement. */
export const amendatoryEndorsement = (amended: Amended): Wording => {
  const { state, formNumber } = amended
  return {
    lead: ['This endorsement changes the policy. Please read it carefully.'],
    parts: [
      {
        clauses: [
          {
            title: 'Which policies it changes',
            text: `This endorsement changes form ${formNumber} where ${state.name} is the state of the address of the Named Insured.`,
          },
          byInsured(amended),
          cancellation(amended),
          ...nonRenewal(amended),
          ...withheld(amended),
          ...fixed(amended),
          ...surplus(amended),
          {
            title: 'Beginning and end',
            text: `This policy begins and ends at 12:01 a.m., local time at the address of the Named Insured in ${state.name}.`,
          },
          {
            title: 'Conformity with the law of the state',
            text: `Where a term of this policy conflicts with a statute of ${state.name} that applies to it, the term is changed to the least extent that the statute requires. Everything else in this policy stays as it is.`,
          },
        ],
      },
    ],
  }
}
