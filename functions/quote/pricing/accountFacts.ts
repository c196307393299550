import { config } from '#functions/_platform/config/config.ts'
import { type Account, answersOf, scanScoreOf } from '#functions/account/public.ts'
import type { FirmographicData } from '#shared/contracts/quote/quoteParts.ts'
import { totalRevenueOf } from '#shared/domain/account/totalRevenue.ts'
import { isAnswered } from '#shared/domain/coverage/securityAnswers.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { CalculatorState } from '#shared/domain/rating/calculatorState.ts'
import { placeOutside } from '#shared/regions/outside.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

/** What the account lacks to be priced, or the facts the calculator prices it by. */
export type AccountFacts =
  | { readonly ok: true; readonly account: CalculatorState['account'] }
  | { readonly ok: false; readonly missing: string }

/**
 * The account as the calculator takes it, with what it turns over at home and abroad. `revenueFactor` is the underwriter's correction of the revenue. Answers given
 * for the quote alone count before the account's.
 */
export const accountFacts = (
  account: Account,
  answerChanges: QuestionnaireAnswers = {},
  revenueFactor = 1,
): AccountFacts => {
  const { naicsCode, sicCode, secondNaicsCode, primaryNaicsPercentage = 100 } = account
  const revenue = totalRevenueOf(account)
  const outside = placeOutside(regionOf(config.region).code, account.zipCode)
  if (outside !== undefined) return { ok: false, missing: `the company is in ${outside}, where nothing is written` }
  if (revenue === undefined) return { ok: false, missing: 'the account does not say its revenue' }
  if (naicsCode === undefined && sicCode === undefined)
    return { ok: false, missing: 'the account does not say its industry' }
  const state = stateOf(regionOf(config.region), account.state ?? '')?.abbreviation
  return {
    ok: true,
    account: {
      id: account.id,
      name: account.name,
      revenue: Math.max(1, Math.round(revenue * revenueFactor)),
      ...(state !== undefined && { state }),
      ...(naicsCode !== undefined && { naicsCode }),
      ...(sicCode !== undefined && { sicCode }),
      ...(secondNaicsCode !== undefined && primaryNaicsPercentage < 100 && { secondNaicsCode }),
      primaryNaicsPercentage,
      ...(account.numberOfPersonalRecords !== undefined && {
        numberOfPersonalRecords: account.numberOfPersonalRecords,
      }),
      ...(account.noOfEmployeesAll !== undefined && { noOfEmployeesAll: account.noOfEmployeesAll }),
      riskScore: account.riskScore,
      scanScore: scanScoreOf(account),
      securityQuestions: { ...answersOf(account), ...answerChanges },
    },
  }
}

/** Of answers that come with a request, those the account has not given itself: what it says of itself counts. */
export const answersBeyond = (account: Account, given: QuestionnaireAnswers): QuestionnaireAnswers => {
  const own: Readonly<Record<string, unknown>> = answersOf(account)
  return Object.fromEntries(Object.entries(given).filter(([question]) => !isAnswered(own[question])))
}

/** What the quote keeps of the account's details. */
export const firmographicsOf = (account: Account): FirmographicData => ({
  name: account.name,
  dbaOrTradestyle: account.dbaOrTradestyle,
  ein: account.ein,
  dunsNumber: account.dunsNumber,
  domainName: account.domainName,
  url: account.url,
  naicsCode: account.naicsCode,
  sicCode: account.sicCode,
  primaryIndustry: account.primaryIndustry,
  secondaryIndustry: account.secondaryIndustry,
  sicPrimaryDesc: account.sicPrimaryDesc,
  sicSecondaryDesc: account.sicSecondaryDesc,
  primaryNaicsPercentage: account.primaryNaicsPercentage,
  secondNaicsCode: account.secondNaicsCode,
  secondPrimaryIndustry: account.secondPrimaryIndustry,
  secondSecondaryIndustry: account.secondSecondaryIndustry,
  secondaryNaicsPercentage: account.secondaryNaicsPercentage,
  revenue: account.revenue,
  nonUsRevenue: account.nonUsRevenue,
  totalRevenue: account.totalRevenue,
  noOfEmployeesAll: account.noOfEmployeesAll,
  yearEstablished: account.yearEstablished,
  ownershipType: account.ownershipType,
  entityType: account.entityType,
  isFranchise: account.isFranchise,
  numberOfPersonalRecords: account.numberOfPersonalRecords,
  phoneNumber: account.phoneNumber,
  address1: account.address1,
  address2: account.address2,
  address3: account.address3,
  city: account.city,
  state: account.state,
  zipCode: account.zipCode,
  mailingAddress: account.mailingAddress,
})
