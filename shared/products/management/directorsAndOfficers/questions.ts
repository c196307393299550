import type { Question } from '#shared/domain/questionnaire/question.ts'

/** What is asked of a company that buys directors and officers liability; all of it is required. */
export const directorsAndOfficersQuestions: readonly Question[] = [
  {
    key: 'totalAssets',
    label: 'What do the total assets of the company and its subsidiaries come to?',
    type: 'amount',
    group: 'organization',
    required: 'always',
  },
  {
    key: 'publiclyTraded',
    label: 'Are shares or debt of the company publicly traded?',
    type: 'yesNo',
    group: 'organization',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'positiveNetIncome',
    label: 'Did the company earn a profit in the last fiscal year?',
    type: 'yesNo',
    group: 'organization',
    required: 'always',
  },
  {
    key: 'auditedFinancials',
    label: 'Are the annual accounts audited or reviewed by an independent accountant?',
    type: 'yesNo',
    group: 'organization',
    required: 'always',
  },
  {
    key: 'independentDirectors',
    label: 'Are there directors who are neither owners nor employees?',
    type: 'yesNo',
    group: 'organization',
    required: 'always',
  },
  {
    key: 'debtCovenantBreach',
    label: 'Is any debt in default, or any covenant of it breached?',
    type: 'yesNo',
    group: 'organization',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'mergerOrOffering',
    label: 'Is a merger, sale, public offering or private placement planned within twelve months?',
    type: 'yesNo',
    group: 'organization',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'managementClaims',
    label:
      'In the last five years, has a claim been made against a director, an officer or the company over its management?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'managementCircumstances',
    label: 'Is anybody aware of facts that may lead to such a claim?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
]
