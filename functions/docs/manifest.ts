import { defineManifest } from '#functions/_platform/manifest.ts'

export const manifest = defineManifest({
  service: 'docs',
  errorImpact: 'Proposals, binders and policies are not made or cannot be downloaded.',
  resources: ['files', 'table'],
  workerMemory: 1024,
  subscriptions: {
    makeBinder: 'quote.bound',
    makeProposal: 'quote.ready',
    makeRequestedProposal: 'quote.proposalRequested',
  },
})
