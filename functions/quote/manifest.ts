import { defineManifest } from '#functions/_platform/manifest.ts'
import { quotePatch } from './workflows/quotePatch.ts'

export const manifest = defineManifest({
  service: 'quote',
  errorImpact: 'Nobody can request, price, underwrite or bind a quote.',
  resources: ['ledgerRows', 'lists', 'numbers', 'table'],
  apiResources: ['documentLinks', 'letterRows', 'peopleRows'],
  subscriptions: {
    endQuotesOfAccount: 'account.closed',
    followAccount: 'quote.cameBack',
    followAnswers: 'account.answered',
    followCover: ['policy.cameBack', 'policy.ended'],
    followHandOver: 'account.handedOver',
    followSubmission: ['quote.bound', 'quote.declined', 'quote.ready', 'quote.referred'],
    issueQuoteOfPolicy: 'policy.issued',
    removeQuotesOfAccount: 'account.removed',
    repriceAfterAssessment: 'risk.assessed',
    retireSiblings: 'quote.bound',
    reviseQuotesOfAccount: 'account.changed',
    runJobs: 'job.due',
    tellSubmissions: 'account.changed',
  },
  schedules: {
    expireBinders: 'rate(1 hour)',
    expireQuotes: 'rate(1 hour)',
    followRenewals: 'cron(0 9 * * ? *)',
    overdueSubjectivities: 'rate(1 hour)',
    // Half an hour after the day's offers were prepared.
    renewAgreed: 'cron(30 9 * * ? *)',
    signLate: 'rate(1 hour)',
  },
  sandboxOnly: ['signLate'],
  workflows: { QuotePatch: { startedBy: 'quote.patchRequested', definition: quotePatch } },
})
