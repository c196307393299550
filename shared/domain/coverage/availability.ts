import type { AvailabilityRule } from './availabilityRules.ts'
import { availabilityRules } from './availabilityRules.ts'
import { isTriaMandatory } from './boost.ts'
import { catalogue } from './catalogue.ts'
import type { Coverage } from './coverage.ts'
import type { CoverageContext } from './coverageContext.ts'
import type { CoverageId } from './coverageId.ts'
import { carriersOf, hasPart } from './productLines.ts'
import { questionGroupOf, questionGroupState } from './questionGroups.ts'
import type { Reason } from './reason.ts'

const startsWithAny = (code: string, prefixes: readonly string[]): string | undefined =>
  prefixes.find((prefix) => code.startsWith(prefix))

const strikes = (rule: AvailabilityRule, context: CoverageContext): Pick<Reason, 'input' | 'threshold'> | undefined => {
  if (rule.region && rule.region !== context.region) return undefined
  if (rule.onlyRegions)
    return rule.onlyRegions.includes(context.region)
      ? undefined
      : { input: context.region, threshold: rule.onlyRegions.join(', ') }
  if (rule.states)
    return context.state !== undefined && rule.states.includes(context.state)
      ? { input: context.state, threshold: rule.states.join(', ') }
      : undefined
  const struck = startsWithAny(context.industryCode, rule.industries?.[context.region] ?? [])
  if (struck) return { input: context.industryCode, threshold: struck }
  const only = rule.onlyIndustries?.[context.region]
  if (only && !startsWithAny(context.industryCode, only))
    return { input: context.industryCode, threshold: only.join(', ') }
  return undefined
}

const rulesByCoverage = new Map<CoverageId, readonly AvailabilityRule[]>(
  catalogue.map((coverage) => [coverage.id, availabilityRules.filter((rule) => rule.coverages.includes(coverage.key))]),
)

const offProduct = (coverage: Coverage, context: CoverageContext): Reason => ({
  ruleId: 'coverage.product',
  input: context.product,
  threshold: carriersOf(coverage.key).join(', '),
  message: 'Not part of this product',
  cure: 'Choose a product that carries this coverage.',
})

/** The exclusion of events stands for events that are named: without one there is nothing to exclude. */
const nothingNamed: Reason = {
  ruleId: 'coverage.eventsNamed',
  input: 0,
  threshold: 1,
  message: 'No event is named',
  cure: 'An underwriter names the events that the policy excludes.',
}

/**
 * Why a coverage cannot be had, or null when it can: the product does not carry it, or a rule on region, state or industry
 * strikes (rule: reasons).
 */
export const unavailableReason = (coverage: Coverage, context: CoverageContext): Reason | null => {
  if (!hasPart(context, coverage.key)) return offProduct(coverage, context)
  if (coverage.key === 'EVENT_EXCLUSION' && !context.namedEvents) return nothingNamed
  for (const rule of rulesByCoverage.get(coverage.id) ?? []) {
    const struck = strikes(rule, context)
    if (struck) return { ruleId: rule.ruleId, ...struck, message: rule.message, cure: rule.cure }
  }
  return null
}

/**
 * Why a coverage is forced off although the product carries it: its question group is answered, and the answers do not
 * allow it (quoting-and-servicing, section 4, Calculator rules). Null while unanswered.
 */
export const invalidAnswersReason = (coverage: Coverage, context: CoverageContext): Reason | null => {
  const group = questionGroupOf(coverage.id)
  if (!group) return null
  const state = questionGroupState(group, context.answers)
  if (!state.answered || state.valid) return null
  return {
    ruleId: `coverage.${group.key}`,
    input: group.questions.map((question) => `${question}: ${String(context.answers[question])}`).join(', '),
    threshold: group.cure,
    message: 'The security answers do not allow this coverage',
    cure: group.cure,
  }
}

/**
 * A mandatory or locked coverage is on and cannot be changed; so is TRIA under boost V4, and the exclusion of events that
 * are named.
 */
export const isAlwaysOn = (coverage: Coverage, context: CoverageContext): boolean =>
  coverage.mandatory ||
  coverage.locked ||
  coverage.key === 'EVENT_EXCLUSION' ||
  (coverage.key === 'TRIA' && isTriaMandatory(context.region, context.boost))
