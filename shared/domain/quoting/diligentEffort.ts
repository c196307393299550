import { stateOf } from '#shared/regions/states.ts'
import { us } from '#shared/regions/us.ts'
import { diligentEffortOn } from '#shared/regions/usDiligentEffort.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Reason } from '../coverage/reason.ts'
import type { Declination, DiligentEffort, ExemptPurchaser, RecordedEffort } from './diligence.ts'
import { leastPremiums, purchaserThreshold } from './exemptPurchaser.ts'

/** Days before cover begins, or before it is recorded, within which an insurer must have declined (decision: diligent-effort). */
const declinationDays = 90

/** What a quote says of its placement. */
export interface Placement {
  readonly isSurplus: boolean
  readonly effectiveDate: CalendarDate
  readonly firmographicData: { readonly state?: string | undefined }
  readonly diligence?: RecordedEffort | undefined
}

/** Where a placement is to be justified, and how. */
export interface AskedEffort {
  readonly abbreviation: string
  readonly name: string
  readonly rule: NonNullable<ReturnType<typeof diligentEffortOn>>
}

/** What the insured's home state asks of a surplus lines placement; undefined where it asks for nothing, or is not known. */
export const askedEffort = ({ isSurplus, effectiveDate, firmographicData }: Placement): AskedEffort | undefined => {
  const state = isSurplus ? stateOf(us, firmographicData.state ?? '') : undefined
  const rule = state && diligentEffortOn(state.abbreviation, effectiveDate)
  if (state === undefined || rule === undefined || rule.declinations === 0) return undefined
  return { abbreviation: state.abbreviation, name: state.name, rule }
}

const countOf = (count: number): string => `${count} ${count === 1 ? 'declination' : 'declinations'}`

/** What would justify it, in words. */
const waysOf = ({ name, rule }: AskedEffort): string =>
  [
    `${countOf(rule.declinations)} of insurers admitted in ${name}`,
    ...(rule.exportList === undefined ? [] : ['the entry of the state’s export list']),
    'that the purchaser is exempt',
  ].join(', or ')

/** Why surplus lines cover may not be placed yet, with what cures it; undefined where it may (rule: diligent-effort). */
export const openEffort = (placement: Placement): Reason | undefined => {
  const asked = askedEffort(placement)
  if (asked === undefined || placement.diligence?.state === asked.abbreviation) return undefined
  const { abbreviation, name, rule } = asked
  const { diligence } = placement
  return {
    ruleId: `diligence.${abbreviation}`,
    input: diligence?.state ?? null,
    threshold: rule.declinations,
    message:
      diligence === undefined
        ? `${name} asks for a diligent effort in its admitted market before surplus lines cover (${rule.source}), and none is on record`
        : `The diligent effort on record is of ${diligence.state}; the insured is at home in ${name} (${rule.source})`,
    cure: `Record ${waysOf(asked)}`,
  }
}

/** What is wrong with a statement, and where. */
interface EffortProblem {
  readonly path: readonly (string | number)[]
  readonly detail: string
}

const carrierKey = (carrier: string): string => carrier.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const declinationProblems = (
  declinations: readonly Declination[],
  { today, effectiveDate }: { readonly today: CalendarDate; readonly effectiveDate: CalendarDate },
): EffortProblem[] => {
  const first = addDays(effectiveDate < today ? effectiveDate : today, -declinationDays)
  return declinations.flatMap(({ carrier, date }, index): EffortProblem[] => [
    ...(declinations.slice(0, index).some((each) => carrierKey(each.carrier) === carrierKey(carrier))
      ? [{ path: ['declinations', index, 'carrier'], detail: 'This insurer is named above already' }]
      : []),
    ...(date > today ? [{ path: ['declinations', index, 'date'], detail: 'The date is in the future' }] : []),
    ...(date < first
      ? [{ path: ['declinations', index, 'date'], detail: `Declined more than ${declinationDays} days ago: ask again` }]
      : []),
  ])
}

const purchaserProblems = (purchaser: ExemptPurchaser, today: CalendarDate): EffortProblem[] => {
  const at = (field: keyof ExemptPurchaser, detail: string): EffortProblem => ({ path: ['purchaser', field], detail })
  const over = purchaserThreshold(purchaser.criterion, today)
  return [
    ...(purchaser.premiums > leastPremiums
      ? []
      : [at('premiums', `An exempt purchaser paid more than ${leastPremiums.toLocaleString('en-US')} in premiums`)]),
    ...(purchaser.figure > over ? [] : [at('figure', `It has to be more than ${over.toLocaleString('en-US')}`)]),
    ...(purchaser.disclosedOn > today ? [at('disclosedOn', 'The date is in the future')] : []),
    ...(purchaser.requestedOn > today ? [at('requestedOn', 'The date is in the future')] : []),
    ...(purchaser.requestedOn < purchaser.disclosedOn
      ? [at('requestedOn', 'It asks after it was told that the admitted market may offer this cover')]
      : []),
  ]
}

/** What keeps a statement from justifying the placement; nothing where it does. */
export const effortProblems = (
  effort: DiligentEffort,
  { rule, name }: AskedEffort,
  days: { readonly today: CalendarDate; readonly effectiveDate: CalendarDate },
): EffortProblem[] => {
  switch (effort.basis) {
    case 'DECLINATIONS': {
      const { declinations, fewerBecause = '' } = effort
      const isFew = declinations.length < rule.declinations
      const isSaid = rule.fewerWhereFewWrite === true && fewerBecause.trim() !== ''
      const few = `${name} asks for ${countOf(rule.declinations)} (${rule.source})`
      return [
        ...(isFew && !isSaid
          ? rule.fewerWhereFewWrite
            ? [{ path: ['fewerBecause'], detail: `${few}, or why fewer insurers write this risk` }]
            : [{ path: ['declinations'], detail: few }]
          : []),
        ...declinationProblems(declinations, days),
      ]
    }
    case 'EXPORT_LIST':
      return [
        ...(rule.exportList === undefined ? [{ path: ['basis'], detail: `${name} has no export list` }] : []),
        ...(effort.edition > days.today ? [{ path: ['edition'], detail: 'The date is in the future' }] : []),
      ]
    case 'EXEMPT_PURCHASER':
      return purchaserProblems(effort.purchaser, days.today)
  }
}
