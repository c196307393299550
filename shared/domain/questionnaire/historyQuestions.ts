import { ransomwareOptions } from './options.ts'
import type { Question } from './question.ts'

/**
 * Questions on media content and on what has happened before (quoting-and-servicing, sections 3 and 5); how far back
 * each looks is in its words (rule: look-backs).
 */
export const historyQuestions: readonly Question[] = [
  {
    key: 'contentReviewProcedure',
    label: 'Is content reviewed before it is published?',
    type: 'yesNo',
    group: 'media',
    required: 'optional',
  },
  {
    key: 'copyrightClearanceSearch',
    label: 'Are copyright and trademark clearances made before content is published?',
    type: 'yesNo',
    group: 'media',
    required: 'optional',
  },
  {
    key: 'priorCoverage',
    label: 'Has the applicant had cyber insurance before?',
    type: 'yesNo',
    group: 'history',
    required: 'always',
  },
  {
    key: 'priorOrPendingClaimCircumstances',
    label: 'In the last three years, has there been a claim, or is there a circumstance that may lead to one?',
    type: 'yesNo',
    group: 'history',
    required: 'always',
  },
  {
    key: 'cyberEvent',
    label: 'In the last three years, has there been a cyber incident, security breach or extortion demand?',
    type: 'yesNo',
    group: 'history',
    required: 'always',
  },
  {
    key: 'cyberEventComments',
    label: 'What happened, when, what did it cost, and what has changed since?',
    type: 'text',
    group: 'history',
    required: 'whenShown',
    shownWhen: { anyOf: ['cyberEvent'], is: 'YES' },
  },
  {
    key: 'incidentUnderWay',
    label: 'Is an incident or security breach under way, or not yet contained?',
    type: 'yesNo',
    group: 'history',
    required: 'whenShown',
    shownWhen: { anyOf: ['cyberEvent'], is: 'YES' },
  },
  {
    key: 'ransomwareIncidents',
    label: 'In the last three years, how many attacks by ransomware or extortion have there been?',
    type: 'choice',
    group: 'history',
    options: ransomwareOptions,
    required: 'whenShown',
    shownWhen: { anyOf: ['cyberEvent'], is: 'YES' },
  },
  {
    key: 'sanctionedTerritories',
    label: 'Does the applicant have offices, owners or customers in a territory under comprehensive sanctions?',
    type: 'yesNo',
    group: 'history',
    required: 'always',
  },
  {
    key: 'privacyLitigation',
    label: 'In the last five years, has there been litigation or a regulatory matter about privacy or data?',
    type: 'yesNo',
    group: 'history',
    required: 'always',
  },
  {
    key: 'unscheduledSystemDowntime',
    label: 'In the last three years, have systems been down unscheduled for more than four hours?',
    type: 'yesNo',
    group: 'history',
    required: 'always',
  },
]
