import type { Question } from '#shared/domain/questionnaire/question.ts'

/** What is asked of a company that buys crime cover; all of it is required. */
export const crimeQuestions: readonly Question[] = [
  {
    key: 'backgroundChecks',
    label: 'Are new employees who handle money checked before they are hired?',
    type: 'yesNo',
    group: 'internalControls',
    required: 'always',
  },
  {
    key: 'separateReconciliation',
    label: 'Are bank accounts reconciled by somebody who can neither pay nor sign?',
    type: 'yesNo',
    group: 'internalControls',
    required: 'always',
  },
  {
    key: 'dualSignature',
    label: 'Do payments of more than 25,000 need two people?',
    type: 'yesNo',
    group: 'internalControls',
    required: 'always',
  },
  {
    key: 'vendorChangeCallback',
    label: 'Are changes of payees’ bank details confirmed by a call to a number known before?',
    type: 'yesNo',
    group: 'internalControls',
    required: 'always',
  },
  {
    key: 'auditedFinancials',
    label: 'Are the annual accounts audited or reviewed by an independent accountant?',
    type: 'yesNo',
    group: 'internalControls',
    required: 'always',
  },
  {
    key: 'inventoryCounts',
    label: 'Is stock counted at least once a year by somebody who does not keep it?',
    type: 'yesNo',
    group: 'internalControls',
    required: 'always',
  },
  {
    key: 'crimeLosses',
    label: 'In the last five years, has there been a loss by theft, forgery or fraud?',
    type: 'yesNo',
    group: 'managementHistory',
    required: 'always',
    adverse: 'YES',
  },
]
