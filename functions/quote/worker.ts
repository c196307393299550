import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { countSubmissions } from './jobs/countSubmissions.ts'
import { dislocateBooks } from './jobs/dislocateBooks.ts'
import { expireBinders, expiringBinders } from './jobs/expireBinders.ts'
import { expireQuotes, expiringQuotes } from './jobs/expireQuotes.ts'
import { followAgencyName } from './jobs/followAgencyName.ts'
import { followPartners } from './jobs/followPartners.ts'
import { followRenewals } from './jobs/followRenewals.ts'
import { handOverQuotes } from './jobs/handOverQuotes.ts'
import { fallingDue, overdueSubjectivities } from './jobs/overdueSubjectivities.ts'
import { purgeQuotes } from './jobs/purgeQuotes.ts'
import { signingLate, signLate } from './jobs/signLate.ts'
import { supposeOfPortfolio } from './jobs/supposeOfPortfolio.ts'
import { manifest } from './manifest.ts'
import { followAccount } from './on/followAccount.ts'
import { endQuotesOfAccount, removeQuotesOfAccount } from './on/followAccountEnd.ts'
import { followAnswers } from './on/followAnswers.ts'
import { followCover } from './on/followCover.ts'
import { followHandOver } from './on/followHandOver.ts'
import { followSubmission } from './on/followSubmission.ts'
import { issueQuoteOfPolicy } from './on/issueQuoteOfPolicy.ts'
import { repriceAfterAssessment } from './on/repriceAfterAssessment.ts'
import { retireSiblings } from './on/retireSiblings.ts'
import { reviseQuotesOfAccount } from './on/reviseQuotesOfAccount.ts'
import { tellSubmissions } from './on/tellSubmissions.ts'
import { prepareRenewals } from './renewals/prepareRenewals.ts'
import { renewAgreed, renewByThemselves } from './renewals/renewByThemselves.ts'
import { recountSubmissions } from './tasks/recountSubmissions.ts'
import { shareBook } from './tasks/shareBook.ts'
import { notify } from './workflows/notify.ts'
import { rate } from './workflows/rate.ts'
import { refer } from './workflows/refer.ts'
import { reject } from './workflows/reject.ts'
import { save } from './workflows/save.ts'
import { score } from './workflows/score.ts'

export const handler = work(manifest, {
  on: {
    endQuotesOfAccount,
    followAccount,
    followAnswers,
    followCover,
    followHandOver,
    followSubmission,
    issueQuoteOfPolicy,
    removeQuotesOfAccount,
    repriceAfterAssessment,
    retireSiblings,
    reviseQuotesOfAccount,
    runJobs: runJobs([
      countSubmissions,
      dislocateBooks,
      expiringBinders,
      expiringQuotes,
      fallingDue,
      followAgencyName,
      followPartners,
      handOverQuotes,
      prepareRenewals,
      purgeQuotes,
      renewByThemselves,
      signingLate,
      supposeOfPortfolio,
    ]),
    tellSubmissions,
  },
  jobs: { expireBinders, expireQuotes, followRenewals, overdueSubjectivities, renewAgreed, signLate },
  tasks: { notify, rate, recountSubmissions, refer, reject, save, score, shareBook },
})
