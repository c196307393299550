import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { createFirstAdministrator } from './bootstrap.ts'
import { answerPrivacyRequest } from './jobs/answerPrivacyRequest.ts'
import { keepPrivacy, keepPrivacyToday } from './jobs/keepPrivacy.ts'
import { replaceSigningKey, rotateSigningKeys } from './jobs/rotateSigningKeys.ts'
import { manifest } from './manifest.ts'

export const handler = work(manifest, {
  on: { runJobs: runJobs([answerPrivacyRequest, keepPrivacy]) },
  jobs: { keepPrivacyToday, rotateSigningKeys },
  tasks: { createFirstAdministrator, replaceSigningKey },
})
