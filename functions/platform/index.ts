import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/platform/index.ts'
import { getConsoleVersion } from './environment/getConsoleVersion.ts'
import { getDeploymentTime } from './environment/getDeploymentTime.ts'
import { getEnvironment } from './environment/getEnvironment.ts'
import { getPublicConfig } from './environment/getPublicConfig.ts'
import { cancelJob } from './jobs/cancelJob.ts'
import { getJob } from './jobs/getJob.ts'
import { listJobs } from './jobs/listJobs.ts'
import { retryJob } from './jobs/retryJob.ts'
import { getServiceStatus } from './schedules/getServiceStatus.ts'
import { listSchedules } from './schedules/listSchedules.ts'
import { runSchedule } from './schedules/runSchedule.ts'
import { getTranslations } from './translations/getTranslations.ts'

export const handler = serve(contracts, {
  cancelJob,
  getConsoleVersion,
  getDeploymentTime,
  getEnvironment,
  getJob,
  getPublicConfig,
  getServiceStatus,
  getTranslations,
  listJobs,
  listSchedules,
  retryJob,
  runSchedule,
})
