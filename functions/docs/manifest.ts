import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'docs',
  errorImpact: 'Proposals, binders and policies are not made or cannot be downloaded.',
  resources: ['table'],
  apiResources: ['documentLinks', 'documentRemovals', 'lists', 'uploadLinks'],
  workerResources: ['documentArrivals', 'documents', 'logoReads'],
  workerMemory: 1024,
  workerArchitecture: 'x86_64',
  subscriptions: {
    makeApplication: 'quote.signed',
    makeAgencyBill: 'agency.billed',
    examineUpload: 'document.uploaded',
    followBroker: 'policy.brokerChanged',
    makeBinder: 'quote.bound',
    makeCancellationNotice: 'policy.cancellationNoticed',
    makeCommissionStatement: 'commission.stated',
    makeCertificate: 'policy.certificateRequested',
    makeDraft: 'quote.draftRequested',
    makeEndorsement: 'policy.endorsed',
    makeLossRun: 'policy.lossRunRequested',
    makeProposal: 'quote.ready',
    makeRequestedProposal: 'quote.proposalRequested',
    removeDocuments: 'account.removed',
    runLossesOfRenewal: 'quote.ready',
  },
})
