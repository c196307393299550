import type { DocType } from '#shared/contracts/docs/document.ts'

/** What each subscriber, and each task of a workflow, makes: as it is kept, and as it is foretold. */
export const madeByTask = {
  makeAccountStatement: 'AccountStatement',
  makeAgencyBill: 'Invoice',
  makeApplication: 'Application',
  makeBinderDocument: 'Binder',
  makeCancellationNotice: 'CancellationNotice',
  makeCertificate: 'Certificate',
  makeClaimsFile: 'Other',
  makeCommissionStatement: 'CommissionStatement',
  makeDiligence: 'DiligentEffort',
  makeEndorsement: 'Endorsement',
  makeExpiryNotice: 'Correspondence',
  makeInvoiceDocument: 'Invoice',
  makeLossRun: 'LossRun',
  makeManuscript: 'Endorsement',
  makeOptions: 'Proposal',
  makePolicyDocument: 'Policy',
  makePositionLetter: 'Correspondence',
  makeProposal: 'Proposal',
  makeReceipt: 'Receipt',
  makeRequestedProposal: 'Proposal',
  makeTower: 'Tower',
} as const satisfies Readonly<Record<string, DocType>>
export type MakingTask = keyof typeof madeByTask
