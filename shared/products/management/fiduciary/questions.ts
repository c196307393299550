import type { Question } from '#shared/domain/questionnaire/question.ts'

/** What is asked of a company that buys fiduciary liability; all of it is required. */
export const fiduciaryQuestions: readonly Question[] = [
  {
    key: 'planAssets',
    label: 'What do the assets of all benefit plans come to?',
    type: 'amount',
    group: 'benefitPlans',
    required: 'always',
  },
  {
    key: 'planAudited',
    label: 'Are the plans audited every year?',
    type: 'yesNo',
    group: 'benefitPlans',
    required: 'always',
  },
  {
    key: 'thirdPartyAdministrator',
    label: 'Does an independent administrator or adviser serve the plans?',
    type: 'yesNo',
    group: 'benefitPlans',
    required: 'always',
  },
  {
    key: 'employerStockPlan',
    label: 'Does any plan hold shares of the employer?',
    type: 'yesNo',
    group: 'benefitPlans',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'underfundedPlan',
    label: 'Is any plan funded by less than 80 %?',
    type: 'yesNo',
    group: 'benefitPlans',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'planChange',
    label: 'Has a plan been ended, merged or frozen, or is that planned within twelve months?',
    type: 'yesNo',
    group: 'benefitPlans',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'fiduciaryClaims',
    label: 'In the last five years, has there been a claim, audit finding or penalty over a plan?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'fiduciaryCircumstances',
    label: 'Is anybody aware of facts that may lead to such a claim?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
]
