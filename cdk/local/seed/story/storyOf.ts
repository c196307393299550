import { config } from '#functions/_platform/config/config.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { programmeCarrier } from '#shared/domain/organizations/programmeCarrier.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accountTold } from './accountTold.ts'
import { agencyBillsTold } from './agencyBillsTold.ts'
import { agreementsTold } from './agreementsTold.ts'
import { totalsTold } from './booksTold.ts'
import { calendarOf } from './calendarOfCompany.ts'
import { carriersTold } from './carriersTold.ts'
import { newChronicle } from './chronicle.ts'
import { commissionsTold } from './commissionsTold.ts'
import { type StoryCompany, storyCompanies } from './companies.ts'
import { companiesTold } from './companiesTold.ts'
import { doerOf, type Staff, type Telling } from './companyTold.ts'
import { coverTold } from './coverTold.ts'
import { diceOf } from './dice.ts'
import { endedCoversTold } from './endedCoversTold.ts'
import { expiryNoticesTold } from './expiryNoticesTold.ts'
import { type DeclineTrouble, declineTroubles, type Fate, fatesOf, type Trouble, troubles } from './fates.ts'
import { fateTold } from './fateTold.ts'
import { periodsTold } from './periodsTold.ts'
import { remittancesTold } from './remittancesTold.ts'
import type { Seller } from './seller.ts'
import { taxesTold } from './taxesTold.ts'
import { writeOffsTold } from './writeOffsTold.ts'

/** What a story is told of. The same gives the same story. */
export interface StoryRequest {
  readonly seed: string
  /** Where the story ends, an instant. */
  readonly now: Instant
  /** How many companies it is about. */
  readonly companies: number
  readonly sellers: readonly Seller[]
  readonly staff: Staff
  /** On whose paper everything is; the program's own where nobody is named. */
  readonly carrierId?: string
  /** What it is called. */
  readonly carrierName?: string
}

/** A story as it is written into a table. */
export interface Story {
  readonly steps: readonly Step[]
  readonly series: Readonly<Record<string, number>>
}

/** What makes the fate of a company what it is. */
const troubleOf = (fate: Fate, index: number): DeclineTrouble | Trouble | undefined => {
  if (fate.kind === 'policy') return index % 9 === 0 ? troubles[index % troubles.length] : undefined
  if (fate.fate === 'declinedByRule') return declineTroubles[index % declineTroubles.length]
  const isReferred = fate.fate === 'referred' || fate.fate === 'inReview' || fate.fate === 'declined'
  return isReferred ? troubles[index % troubles.length] : undefined
}

const firstDayOf = (fate: Fate, today: CalendarDate): string =>
  fate.kind === 'policy' ? addDays(fate.effectiveDate, -40) : addDays(today, -fate.daysAgo)

/**
 * The story of a region's book: eighteen months of companies, their submissions, policies, renewals and payments, as the
 * operations would have written them, each priced by the rates of its day.
 */
export const storyOf = async ({ seed, now, companies: count, staff, ...request }: StoryRequest): Promise<Story> => {
  const region = regionOf(config.region)
  const dice = diceOf(`${seed}/${region.code}`)
  const chronicle = newChronicle(dice)
  const today = dateAt(now, region.timeZone)
  const { administrator } = staff
  const sellers = agreementsTold(chronicle, {
    sellers: request.sellers,
    today,
    administrator,
    newId: newChronicle(diceOf(`${seed}/${region.code}/agreements`)).id,
  })
  const nextFate = fatesOf(dice, today)
  const tell = async (company: StoryCompany, index: number): Promise<void> => {
    const fate = nextFate()
    const calendar = calendarOf(dice, region.code, now)
    const seller = dice.weighed(sellers.map((each) => [each, each.weight] as const))
    const trouble = troubleOf(fate, index)
    const at = calendar.on(firstDayOf(fate, today))
    const account = await accountTold(company, {
      id: chronicle.id('acc', at),
      at,
      region,
      seller,
      trouble,
      isAnswered: !(fate.kind === 'quote' && (fate.fate === 'indication' || fate.fate === 'untouched')),
    })
    chronicle.tell(accounts.create(account), { at, operation: 'createAccount', by: doerOf(seller) })
    const telling: Telling = { chronicle, calendar, seller, staff, now, today, account }
    if (fate.kind === 'policy') await coverTold(telling, fate)
    else fateTold(telling, fate.fate, fate.daysAgo, trouble === 'limit')
  }
  for (const [index, company] of storyCompanies(region.code, dice, count).entries()) await tell(company, index)
  companiesTold(chronicle, chronicle.steps(), now)
  endedCoversTold(chronicle, chronicle.steps(), now)
  expiryNoticesTold(chronicle, chronicle.steps(), today)
  writeOffsTold(chronicle, chronicle.steps(), { now, staff })
  agencyBillsTold(chronicle, chronicle.steps(), { now, sellers })
  commissionsTold(chronicle, chronicle.steps(), { now, sellers, staff })
  remittancesTold(chronicle, chronicle.steps(), { now, administrator })
  const { carrierId, carrierName = '' } = request
  const carrier = carrierId === undefined ? undefined : { id: carrierId, name: carrierName }
  carriersTold(chronicle, chronicle.steps(), { now, staff, carrier })
  taxesTold(chronicle, chronicle.steps(), { now, staff, carrier: carrier ?? { id: programmeCarrier, name: '' } })
  totalsTold(chronicle, chronicle.steps(), { at: now, carrierId: carrierId ?? programmeCarrier })
  periodsTold(chronicle, chronicle.steps(), { now, administrator })
  return { steps: chronicle.steps(), series: chronicle.series() }
}
