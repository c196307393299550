import type { Question } from '#shared/domain/questionnaire/question.ts'

/** What is asked of a company that buys employment practices liability; all of it is required. */
export const employmentPracticesQuestions: readonly Question[] = [
  {
    key: 'employeeHandbook',
    label: 'Is there an employee handbook, looked over by counsel in the last two years?',
    type: 'yesNo',
    group: 'employment',
    required: 'always',
  },
  {
    key: 'harassmentTraining',
    label: 'Are managers and employees trained on harassment and discrimination every year?',
    type: 'yesNo',
    group: 'employment',
    required: 'always',
  },
  {
    key: 'humanResourcesLead',
    label: 'Is somebody in charge of human resources?',
    type: 'yesNo',
    group: 'employment',
    required: 'always',
  },
  {
    key: 'terminationReview',
    label: 'Is every termination looked over by human resources or counsel?',
    type: 'yesNo',
    group: 'employment',
    required: 'always',
  },
  {
    key: 'highTurnover',
    label: 'Did more than 30 % of employees leave within the last twelve months?',
    type: 'yesNo',
    group: 'employment',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'layoffsPlanned',
    label: 'Are layoffs, closings or reductions planned within twelve months?',
    type: 'yesNo',
    group: 'employment',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'employmentClaims',
    label: 'In the last five years, has there been a claim, charge or complaint over employment?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
  {
    key: 'employmentCircumstances',
    label: 'Is anybody aware of facts that may lead to such a claim?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
]
