import type { RegionCode } from '../../regions/code.ts'
import { saysYes } from '../coverage/securityAnswers.ts'
import { onAnswer, type ReferralRule } from './referralRule.ts'

/**
 * Classes that no carrier of the programme writes, by the first digits of their industry code: gambling, and those who
 * keep files on the credit of people.
 */
const excludedClasses: Readonly<Record<RegionCode, readonly string[]>> = {
  us: ['7132', '561450'],
  uk: ['92', '82912'],
  au: ['92', '7293'],
}

const excludedBy = (region: RegionCode, codes: readonly (string | undefined)[]): string | undefined =>
  excludedClasses[region].find((prefix) => codes.some((code) => code?.startsWith(prefix)))

const appeal = 'If this is not so, correct it and appeal: an underwriter looks at it again.'

/** Risks that no carrier writes, in the order reasons are listed: a quote for one is declined, and may be appealed. */
export const declineRules: readonly ReferralRule[] = [
  onAnswer(
    'decline.openBreach',
    ['incidentUnderWay'],
    saysYes,
    'NO',
    { family: 'cyber', message: 'An incident or breach is under way or not yet contained', cure: appeal },
    'DECLINED',
  ),
  onAnswer(
    'decline.sanctionedTerritory',
    ['sanctionedTerritories'],
    saysYes,
    'NO',
    { message: 'The company does business in a territory under comprehensive sanctions', cure: appeal },
    'DECLINED',
  ),
  onAnswer(
    'decline.ransomware',
    ['ransomwareIncidents'],
    (answer) => answer === 'SEVERAL',
    'ONE',
    { family: 'cyber', message: 'There was ransomware or extortion twice within three years', cure: appeal },
    'DECLINED',
  ),
  {
    ruleId: 'decline.excludedClass',
    outcome: 'DECLINED',
    input: ({ facts }) => [facts.industryCode, facts.secondaryIndustryCode].filter(Boolean).join(', '),
    threshold: ({ facts }) => excludedBy(facts.region, [facts.industryCode, facts.secondaryIndustryCode]) ?? null,
    strikes: ({ facts }) => excludedBy(facts.region, [facts.industryCode, facts.secondaryIndustryCode]) !== undefined,
    message: 'The class of business is excluded from the programme',
    cure: appeal,
  },
]
