import { regionCodes } from '../../regions/code.ts'
import { products } from '../../regions/products.ts'
import type { ratedDetails } from '../account/quoteEffects.ts'
import { calculatorQuestionsFor } from '../questionnaire/calculatorQuestions.ts'
import { questionnaireOf } from '../questionnaire/questionnaire.ts'
import { claimRules } from '../rating/claimReasons.ts'
import type { MaterialChange } from './materialChange.ts'

const details: Readonly<Record<(typeof ratedDetails)[number], string>> = {
  address1: 'Address',
  city: 'City',
  isFranchise: 'Franchise',
  naicsCode: 'Industry',
  noOfEmployeesAll: 'Employees',
  nonUsRevenue: 'Foreign revenue',
  numberOfPersonalRecords: 'Personal records',
  ownershipType: 'Ownership',
  primaryNaicsPercentage: 'Share of the primary industry',
  revenue: 'Revenue',
  secondNaicsCode: 'Second industry',
  sicCode: 'Industry',
  state: 'State',
  totalRevenue: 'Total revenue',
  yearEstablished: 'Year established',
  zipCode: 'Postal code',
}

const words: ReadonlyMap<string, string> = new Map([
  ...[
    ...calculatorQuestionsFor('us'),
    ...regionCodes.flatMap((region) => products.flatMap((product) => questionnaireOf(region, product).questions)),
  ].map(({ key, label }): [string, string] => [key, label]),
  ...Object.entries(details),
  ['priorDeclines', 'Declines of the company'],
  ...claimRules.map(({ ruleId, message }): [string, string] => [ruleId, message]),
  ['riskScore', 'Risk score'],
  ['claimHistory', 'When was the last claim, in years?'],
  ['pastCyberIncident', 'When was the last cyber incident, in years?'],
])

/** What a question or a detail is called where a change of it is told: as it is asked. */
export const changedThing = (what: string): string => words.get(what) ?? what

/** An answer as it is read: `Yes`, `Not sure`; numbers and texts as they are. */
export const answerSaid = (answer: MaterialChange['before']): string => {
  if (answer === null) return 'open'
  if (answer === true) return 'Yes'
  if (answer === false) return 'No'
  if (typeof answer === 'number' || !/^[A-Z]+(?:_[A-Z]+)*$/.test(answer)) return String(answer)
  return `${answer.slice(0, 1)}${answer.slice(1).toLowerCase().replaceAll('_', ' ')}`
}

/** A change in words: `Revenue: 5000000, now 6000000`. */
export const changeWords = ({ what, before, after }: MaterialChange): string =>
  `${changedThing(what)}${changedThing(what).endsWith('?') ? '' : ':'} ${answerSaid(before)}, now ${answerSaid(after)}`
