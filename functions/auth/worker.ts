import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { createFirstAdministrator } from './bootstrap.ts'
import { answerPrivacyRequest } from './jobs/answerPrivacyRequest.ts'
import { expireRoleGrants } from './jobs/expireRoleGrants.ts'
import { keepPrivacy, keepPrivacyToday } from './jobs/keepPrivacy.ts'
import { beginReviews, beginReviewsOfQuarter, lapseReviews, lapseReviewsToday } from './jobs/reviewAccess.ts'
import { replaceSigningKey, rotateSigningKeys } from './jobs/rotateSigningKeys.ts'
import { manifest } from './manifest.ts'
import { endOfAgency } from './on/endOfAgency.ts'

export const handler = work(manifest, {
  on: { endOfAgency, runJobs: runJobs([answerPrivacyRequest, beginReviews, keepPrivacy, lapseReviews]) },
  jobs: { beginReviewsOfQuarter, expireRoleGrants, keepPrivacyToday, lapseReviewsToday, rotateSigningKeys },
  tasks: { createFirstAdministrator, replaceSigningKey },
})
