import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/platform/index.ts'
import { getConsoleVersion } from './environment/getConsoleVersion.ts'
import { getDeploymentTime } from './environment/getDeploymentTime.ts'
import { getEnvironment } from './environment/getEnvironment.ts'
import { getPublicConfig } from './environment/getPublicConfig.ts'
import { downloadListExport } from './exports/downloadListExport.ts'
import { exportList } from './exports/exportList.ts'
import { getListExport } from './exports/getListExport.ts'
import { listMyExports } from './exports/listMyExports.ts'
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
  downloadListExport,
  exportList,
  getConsoleVersion,
  getDeploymentTime,
  getEnvironment,
  getJob,
  getListExport,
  getPublicConfig,
  getServiceStatus,
  getTranslations,
  listJobs,
  listMyExports,
  listSchedules,
  retryJob,
  runSchedule,
})
