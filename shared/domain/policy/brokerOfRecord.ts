import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type HolidayPlace, isBusinessDay } from '../calendar/bankHolidays.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { portion } from '../money/money.ts'
import { earnedShareAt, type Stack } from './policyStack.ts'
import type { PolicyTransaction } from './policyTransaction.ts'
import type { Term } from './termPremium.ts'

/** Business days in which the broker that a policy has may bring a newer letter (rule: broker-of-record). */
const objectionDays = 5

/**
 * The last day on which a letter that came on a day can be answered by a newer one: the fifth business day after it where the
 * insured is (rule: business-days).
 */
export const objectionEndsOn = (receivedOn: CalendarDate, place: HolidayPlace): CalendarDate => {
  let day = receivedOn
  for (let passed = 0; passed < objectionDays; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day, place)) passed += 1
  }
  return day
}

/** The first day on which the new broker can have a policy of which a letter came on a day. */
export const earliestBrokerChange = (receivedOn: CalendarDate, place: HolidayPlace): CalendarDate =>
  addDays(objectionEndsOn(receivedOn, place), 1)

/** The letters that stand against each other: who is named and when it was signed. */
interface BrokerLetter {
  readonly agencyId: string
  readonly signedOn: CalendarDate
}

/**
 * Whether a letter takes the place of the one that waits: the insured's newest word counts, of two of one day the one that
 * keeps the broker there is (rule: broker-of-record).
 */
export const outranks = (
  letter: BrokerLetter,
  waiting: BrokerLetter,
  present: { readonly agencyId: string },
): boolean =>
  letter.agencyId === present.agencyId ? letter.signedOn >= waiting.signedOn : letter.signedOn > waiting.signedOn

/** What of the commissions written so far is for the days from a day on: the new broker's. */
export const restOfCommission = (stack: Stack, term: Term, day: CalendarDate): MinorUnits =>
  portion(
    stack.reduce((sum, { money }) => sum + money.commission, 0),
    { rate: 1 - earnedShareAt(stack, term, day) },
  )

/**
 * What of the commission the broker has whom a change named: that of the days that were left, and all that was written since,
 * for whatever days. It is the former's again where the change is taken back.
 */
export const commissionSince = (
  stack: Stack,
  term: Term,
  { effectiveDate, revision }: Pick<PolicyTransaction, 'effectiveDate' | 'revision'>,
): MinorUnits =>
  stack
    .filter((each) => each.revision > revision)
    .reduce(
      (sum, { money }) => sum + money.commission,
      restOfCommission(
        stack.filter((each) => each.revision < revision),
        term,
        effectiveDate,
      ),
    )
