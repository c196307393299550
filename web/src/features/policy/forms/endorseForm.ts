import { z } from 'zod'
import type { BodyInput } from '#shared/contract/operation.ts'
import type { EndorsableTerms } from '#shared/contracts/policy/endorsableTerms.ts'
import { NonPremiumTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import type { previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { type AdditionalInsured, EventExclusion } from '#shared/contracts/quote/quoteParts.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { takesGlobalRetro } from '#shared/domain/coverage/globalRetro.ts'
import { RetroPeriod, WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { ChosenCoverages, changedCoverages, type Moved } from '#web/records/coverages/chosenCoverages.ts'
import { ExclusionItem, mostExclusions } from '#web/records/exclusions/exclusionsForm.ts'
import { InsuredItem, insuredsOf } from '#web/records/insureds/insuredsForm.ts'

/** How many can be insured besides. */
export const mostInsureds = 25

/** A retroactive date in place of a period. */
export const byDate = 'date'

/** Who is insured and written to, field by field. */
const People = NonPremiumTerms.omit({ state: true })
const people = Object.keys(People.shape) as (keyof z.infer<typeof People>)[] // its own keys

/** What a policy is endorsed with, as the form has it: all of its terms, changed or not. */
export const EndorseForm = z.object({
  effectiveDate: CalendarDate,
  ...People.shape,
  limit: z.int(),
  deductible: z.int(),
  waitingPeriod: z.int(),
  retro: z.string(),
  retroActiveDate: CalendarDate,
  coverages: ChosenCoverages,
  additionalInsureds: z.array(InsuredItem).max(mostInsureds),
  eventExclusions: z.array(ExclusionItem).max(mostExclusions),
  note: z.string().max(2000).optional(),
})
export type EndorseValues = z.output<typeof EndorseForm>

/** The date in place of the period that the cover has; undefined where it has a period. */
const dateOf = ({ coverages }: EndorsableTerms): CalendarDate | undefined =>
  coverages.find(({ id, selected, retroActivePeriod: { asDate } }) => {
    const rule = coverageById(id)
    return selected && asDate !== null && rule !== undefined && takesGlobalRetro(rule, true)
  })?.retroActivePeriod.asDate ?? undefined

/** The form as the policy is on a day. */
export const valuesOf = (endorsable: EndorsableTerms): EndorseValues => {
  const { effectiveDate, terms, latestRetroActiveDate } = endorsable
  const { limit, deductible, waitingPeriod, retroActivePeriod, additionalInsureds, eventExclusions } = terms
  const date = dateOf(endorsable)
  return {
    effectiveDate,
    ...Object.fromEntries(people.map((field) => [field, terms[field]])),
    limit,
    deductible,
    waitingPeriod,
    retro: date === undefined ? String(retroActivePeriod) : byDate,
    retroActiveDate: date ?? latestRetroActiveDate,
    coverages: {},
    additionalInsureds,
    eventExclusions,
  }
}

/** What coverages follow, before and after what is typed. */
export const movedBy = (
  endorsable: EndorsableTerms,
  values: Pick<EndorseValues, 'deductible' | 'limit' | 'retro' | 'retroActiveDate' | 'waitingPeriod'>,
  region: RegionCode,
): Moved => {
  const { limit, deductible, waitingPeriod, retroActivePeriod, state } = endorsable.terms
  return {
    before: { limit, deductible, waitingPeriod, retroActivePeriod, retroActiveDate: dateOf(endorsable) ?? null },
    after: {
      limit: values.limit,
      deductible: values.deductible,
      waitingPeriod: values.waitingPeriod,
      retroActivePeriod: values.retro === byDate ? retroActivePeriod : Number(values.retro),
      retroActiveDate: values.retro === byDate ? values.retroActiveDate : null,
    },
    place: { region, state },
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const sorted = (record: object) => Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The list as it is typed where it is another than it was. */
const changedList = <Item extends AdditionalInsured | EventExclusion>(was: readonly Item[], is: readonly Item[]) =>
  isSame(was.map(sorted), is.map(sorted)) ? undefined : [...is]

export type EndorsedBody = BodyInput<typeof previewEndorsement>

/** What of the terms is another than the policy has it on its day, as operations take it; undefined where nothing is. */
export const endorsedBody = (
  endorsable: EndorsableTerms,
  values: EndorseValues,
  region: RegionCode,
): EndorsedBody | undefined => {
  const { terms } = endorsable
  const moved = movedBy(endorsable, values, region)
  const coverages = changedCoverages(endorsable.coverages, values.coverages, moved)
  const additionalInsureds = changedList(
    insuredsOf(terms.additionalInsureds as EndorseValues['additionalInsureds']), // with no less than the form has
    insuredsOf(values.additionalInsureds),
  )
  const events = z.array(EventExclusion).safeParse(values.eventExclusions)
  const eventExclusions = events.success ? changedList(terms.eventExclusions, events.data) : undefined
  const waiting = WaitingPeriod.safeParse(values.waitingPeriod)
  const retro = RetroPeriod.safeParse(moved.after.retroActivePeriod)
  const changes: EndorsedBody = {
    ...Object.fromEntries(
      people
        .map((field) => [field, values[field]])
        .filter(([field, value]) => {
          const had = terms[field as keyof typeof terms]
          return value !== undefined && value !== (had ?? '')
        }),
    ),
    // A second line is the one that can be taken out: forms say what is empty by saying nothing.
    ...(values.address2 === undefined && (terms.address2 ?? '') !== '' && { address2: '' }),
    ...(values.limit !== terms.limit && { limit: values.limit }),
    ...(values.deductible !== terms.deductible && { deductible: values.deductible }),
    ...(waiting.success && waiting.data !== terms.waitingPeriod && { waitingPeriod: waiting.data }),
    ...(retro.success && retro.data !== terms.retroActivePeriod && { retroActivePeriod: retro.data }),
    ...(Object.keys(coverages).length > 0 && { coverages }),
    ...(additionalInsureds !== undefined && { additionalInsureds }),
    ...(eventExclusions !== undefined && { eventExclusions }),
  }
  return Object.keys(changes).length === 0 ? undefined : { effectiveDate: values.effectiveDate, ...changes }
}
