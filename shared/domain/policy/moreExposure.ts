import { coverageId } from '../coverage/coverageId.ts'
import { retroPeriods } from '../coverage/terms.ts'
import type { Leaves } from './policyLeaves.ts'
import type { Leaf } from './policyTransaction.ts'

type Compared = { readonly was: Leaf | undefined; readonly is: Leaf | undefined }

const areNumbers = (compared: Compared): compared is { readonly was: number; readonly is: number } =>
  typeof compared.was === 'number' && typeof compared.is === 'number'

const isHigher = (compared: Compared): boolean => areNumbers(compared) && compared.is > compared.was
const isLower = (compared: Compared): boolean => areNumbers(compared) && compared.is < compared.was

const periods: readonly unknown[] = retroPeriods
const reach = (period: Leaf | undefined): number => periods.indexOf(period)

/** Whether acts count that did not before: a longer period, an earlier date, or none where there was one. */
const reachesFurther = ({ was, is }: Compared): boolean => {
  if (is === undefined) return false
  if (typeof was === 'string') return typeof is !== 'string' || is < was
  return typeof is !== 'string' && reach(is) > reach(was)
}

const came = ({ was, is }: Compared): boolean => was === undefined && is !== undefined
const wasThere = ({ was }: Compared): boolean => was !== undefined

/** A coverage by its number, but the exclusion of events: that one takes away. */
const coverage = new RegExp(`^coverages\\.(?!${coverageId('EVENT_EXCLUSION')}\\.)\\d+\\.coverageId$`)

/** What makes each term more to bear, by its path; terms that are not here bear nothing. */
const measures: readonly (readonly [RegExp, (compared: Compared) => boolean])[] = [
  [/^(limit|aggLimit|coverages\.\d+\.limit)$/, isHigher],
  [/^(deductible|waitingPeriod|coverages\.\d+\.(retention|waitingPeriod))$/, isLower],
  [/^(retroActivePeriod|coverages\.\d+\.retroActive(Period|Date))$/, reachesFurther],
  [coverage, came],
  [/^eventExclusions\./, wasThere],
  [/^additionalInsureds\.[^.]+\.businessName$/, came],
]

/**
 * Whether terms bear more than those before: a higher limit, a lower retention, a shorter wait, acts of longer ago, another
 * coverage or another insured, an event that is excluded no more or in other words. What lowers one thing and raises another
 * bears more (rule: endorsement-exposure).
 */
export const isMoreExposure = (before: Leaves, after: Leaves): boolean =>
  Object.keys({ ...before, ...after }).some((field) => {
    const compared = { was: before[field], is: after[field] }
    if (compared.was === compared.is) return false
    return measures.some(([terms, isMore]) => terms.test(field) && isMore(compared))
  })
