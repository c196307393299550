import { coverageById } from '#shared/domain/coverage/catalogue.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import type { Leaf } from '#shared/domain/policy/policyTransaction.ts'
import { date, phone, wholeMoney } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'

/** Terms that have a word of their own. */
export const termWords = [
  'address1',
  'address2',
  'agencyName',
  'agentEmail',
  'agentFirstName',
  'agentLastName',
  'agentPhone',
  'aggLimit',
  'businessName',
  'city',
  'claimDate',
  'claimDescription',
  'claimName',
  'claimNumber',
  'commissionPercent',
  'companyName',
  'coverageId',
  'customerEmail',
  'customerFirstName',
  'customerLastName',
  'customerPhone',
  'deductible',
  'limit',
  'naicsDescription',
  'reportingUntil',
  'retention',
  'retroActiveDate',
  'retroActivePeriod',
  'state',
  'waitingPeriod',
  'zipCode',
] as const

const amounts: readonly string[] = ['aggLimit', 'deductible', 'limit', 'retention']
const days: readonly string[] = ['reportingUntil', 'retroActiveDate']
const phones: readonly string[] = ['agentPhone', 'customerPhone']

/** The word of a term's path, whose coverage it is of, and whether it is of an endorsement, of somebody insured besides or of an event. */
export const termOf = (field: string) => {
  const [root, id] = field.split('.')
  const key = field.split('.').at(-1) ?? field
  const coverageId = root === 'coverages' ? CoverageId.safeParse(Number(id)) : undefined
  const coverage = coverageId?.success ? coverageById(coverageId.data) : undefined
  return {
    word: termWords.find((each) => each === key),
    key,
    coverage: coverage && inRegion(coverage.name, region.code),
    isEndorsement: coverage?.endorsement ?? false,
    isBesides: root === 'additionalInsureds',
    isExcluded: root === 'eventExclusions',
  }
}

/** A term's value as people read it. */
export const termValue = (field: string, value: Leaf | undefined): string => {
  const key = field.split('.').at(-1) ?? field
  if (value === undefined || value === null || value === '') return '–'
  if (days.includes(key) && typeof value === 'string') return date(value)
  if (phones.includes(key) && typeof value === 'string') return phone(value)
  if (key === 'commissionPercent') return `${value} %`
  return amounts.includes(key) && typeof value === 'number' ? wholeMoney(value) : String(value)
}

/** Terms that no reader looks for: they follow others, or are keys. */
export const isTold = (field: string): boolean =>
  !/^(additionalInsureds\.[^.]+\.(id|naicsCode)|firmographicData\.name|aggLimit|teamIds\..*|agencyId)$/.test(field)

/** A term in words: whose it is where it is not the policy's own, and what it was and is. */
export interface ToldChange {
  readonly name: string
  readonly whose: string | undefined
  readonly before: string
  readonly after: string
}

/** What is said of one term, once: of the policy itself, of these coverages, or of both. */
export interface GatheredChange extends Omit<ToldChange, 'whose'> {
  readonly isPolicys: boolean
  readonly whose: readonly string[]
}

/** Changes that say the same of a term are told as one, the policy's own first. */
export const gathered = (told: readonly ToldChange[]): GatheredChange[] => {
  const byWords = Map.groupBy(told, ({ name, before, after }) => JSON.stringify([name, before, after]))
  return [...byWords.values()]
    .flatMap((same) => {
      const [first] = same
      if (first === undefined) return []
      const { name, before, after } = first
      const whose = same.flatMap((each) => each.whose ?? [])
      return [{ name, before, after, whose, isPolicys: whose.length < same.length }]
    })
    .toSorted((a, b) => Number(b.isPolicys) - Number(a.isPolicys))
}
