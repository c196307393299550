import { defineManifest } from '#functions/_platform/manifest.ts'
import { quotePatch } from './workflows/quotePatch.ts'

export const manifest = defineManifest({
  service: 'quote',
  errorImpact: 'Nobody can request, price, underwrite or bind a quote.',
  resources: ['table'],
  subscriptions: {
    issueQuoteOfPolicy: 'policy.issued',
    repriceAfterAssessment: 'risk.assessed',
    reviseQuotesOfAccount: 'account.changed',
  },
  schedules: { expireBinders: 'rate(1 hour)', expireQuotes: 'rate(1 hour)' },
  workflows: { QuotePatch: { startedBy: 'quote.patchRequested', definition: quotePatch } },
})
