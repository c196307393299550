import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { formatMoney, toMinorUnits } from '#shared/domain/money/money.ts'
import type { Leaf, TermChange } from '#shared/domain/policy/policyTransaction.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { phoneText } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { formatsOf } from '../templates/formats.ts'
import { retroPeriodWords, waitingPeriodWords } from './regionalWords.ts'

const entries = new Map(catalogue.map((coverage) => [String(coverage.id), coverage]))

const words: Readonly<Record<string, string>> = {
  address1: 'Address',
  address2: 'Address, second line',
  agencyName: 'Agency',
  agentEmail: 'Agent’s email',
  agentFirstName: 'Agent’s first name',
  agentLastName: 'Agent’s last name',
  agentPhone: 'Agent’s phone',
  aggLimit: 'Aggregate limit',
  businessName: 'Name',
  city: 'City',
  claimDate: 'Date',
  claimDescription: 'What happened',
  claimName: 'Event',
  claimNumber: 'Number',
  companyName: 'Named insured',
  coverageId: 'Covered',
  customerEmail: 'Contact’s email',
  customerFirstName: 'Contact’s first name',
  customerLastName: 'Contact’s last name',
  customerPhone: 'Contact’s phone',
  deductible: 'Deductible',
  limit: 'Limit',
  reportingUntil: 'Claims can be reported until',
  retention: 'Deductible',
  retroActiveDate: 'Retroactive date',
  retroActivePeriod: 'Retroactive period',
  state: 'State',
  waitingPeriod: 'Waiting period',
  zipCode: 'Postal code',
}

/** What is called otherwise where agents are brokers and deductibles excesses. */
const commonwealth: Readonly<Record<string, string>> = {
  agencyName: 'Broker',
  agentEmail: 'Broker’s email',
  agentFirstName: 'Broker’s first name',
  agentLastName: 'Broker’s last name',
  agentPhone: 'Broker’s phone',
  companyName: 'Insured',
  deductible: 'Excess',
  retention: 'Excess',
  zipCode: 'Postcode',
}

const amounts: readonly string[] = ['aggLimit', 'deductible', 'limit', 'retention']

const days: readonly string[] = ['claimDate', 'reportingUntil', 'retroActiveDate']
const phones: readonly string[] = ['agentPhone', 'customerPhone']

/** What of a term's path no reader looks for. */
const unsaid =
  /^(additionalInsureds\.[^.]+\.(id|naicsCode|naicsDescription)|firmographicData\.name|agencyId|teamIds\..*)$/

const valueWords = (key: string, value: Leaf | undefined, region: RegionCode): string => {
  if (key === 'coverageId') return value === undefined ? 'no' : 'yes'
  if (value === undefined || value === null || value === '') return 'none'
  if (days.includes(key)) return formatsOf(regionOf(region)).day(String(value))
  if (phones.includes(key)) return phoneText(regionOf(region), String(value))
  if (typeof value === 'number') {
    if (amounts.includes(key)) {
      const { currency, locale } = regionOf(region)
      return formatMoney(toMinorUnits(value), currency, locale)
    }
    if (key === 'waitingPeriod') return waitingPeriodWords(value)
    if (key === 'retroActivePeriod') return retroPeriodWords(value)
  }
  return String(value)
}

const coverageName = (id: string, region: RegionCode): string => {
  const entry = entries.get(id)
  return entry === undefined ? id : inRegion(entry.name, region)
}

/** What a term is called: `Cyber crime: Limit`. */
const labelOf = (field: string, region: RegionCode): string => {
  const [root = '', id = '', ...rest] = field.split('.')
  const key = rest.at(-1) ?? (id || root)
  const word =
    (region === 'us' ? undefined : commonwealth[key]) ?? (root === 'limit' ? words.aggLimit : words[key]) ?? key
  // What an endorsement does may be to exclude: it is part of the policy, or not.
  const isPart = key === 'coverageId' && entries.get(id)?.endorsement === true
  if (root === 'coverages') return `${coverageName(id, region)}: ${isPart ? 'Part of the policy' : word}`
  const whose = { additionalInsureds: 'Additional insured', eventExclusions: 'Excluded event' }[root]
  return whose === undefined ? word : `${whose}: ${word}`
}

interface Said {
  readonly label: string
  readonly before: string
  readonly after: string
}

const isSame = (one: Said, other: Said): boolean =>
  one.label === other.label && one.before === other.before && one.after === other.after

/** The changes of a transaction as a document says them: label, before and after. */
export const changeWords = (changes: readonly TermChange[], region: RegionCode) =>
  changes
    .filter(({ field }) => !unsaid.test(field))
    .map(({ field, before, after }) => {
      const key = field.split('.').at(-1) ?? field
      return {
        label: labelOf(field, region),
        before: valueWords(key, before, region),
        after: valueWords(key, after, region),
      }
    })
    .filter(({ before, after }) => before !== after)
    // What a policy keeps in two places is one change of it.
    .filter((each, index, all) => index === all.findIndex((other) => isSame(each, other)))
