import { work } from '#functions/_platform/events/worker.ts'
import { expireBinders } from './jobs/expireBinders.ts'
import { expireQuotes } from './jobs/expireQuotes.ts'
import { manifest } from './manifest.ts'
import { issueQuoteOfPolicy } from './on/issueQuoteOfPolicy.ts'
import { repriceAfterAssessment } from './on/repriceAfterAssessment.ts'
import { reviseQuotesOfAccount } from './on/reviseQuotesOfAccount.ts'
import { notify } from './workflows/notify.ts'
import { rate } from './workflows/rate.ts'
import { refer } from './workflows/refer.ts'
import { reject } from './workflows/reject.ts'
import { save } from './workflows/save.ts'
import { score } from './workflows/score.ts'

export const handler = work(manifest, {
  on: { issueQuoteOfPolicy, repriceAfterAssessment, reviseQuotesOfAccount },
  jobs: { expireBinders, expireQuotes },
  tasks: { notify, rate, refer, reject, save, score },
})
