import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/platform/index.ts'
import { discardDeadLetter } from './deadLetters/discardDeadLetter.ts'
import { getDeadLetter } from './deadLetters/getDeadLetter.ts'
import { listDeadLetterHistory } from './deadLetters/listDeadLetterHistory.ts'
import { listDeadLetters } from './deadLetters/listDeadLetters.ts'
import { retryDeadLetter } from './deadLetters/retryDeadLetter.ts'
import { retryDeadLetters } from './deadLetters/retryDeadLetters.ts'
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
import { listJobHistory } from './jobs/listJobHistory.ts'
import { listJobs } from './jobs/listJobs.ts'
import { retryJob } from './jobs/retryJob.ts'
import { listQueues } from './queues/listQueues.ts'
import { getServiceStatus } from './schedules/getServiceStatus.ts'
import { listSchedules } from './schedules/listSchedules.ts'
import { runSchedule } from './schedules/runSchedule.ts'
import { getTranslations } from './translations/getTranslations.ts'

export const handler = serve(contracts, {
  cancelJob,
  discardDeadLetter,
  downloadListExport,
  exportList,
  getConsoleVersion,
  getDeploymentTime,
  getDeadLetter,
  getEnvironment,
  getJob,
  getListExport,
  getPublicConfig,
  getServiceStatus,
  getTranslations,
  listDeadLetterHistory,
  listDeadLetters,
  listJobHistory,
  listJobs,
  listMyExports,
  listQueues,
  listSchedules,
  retryDeadLetter,
  retryDeadLetters,
  retryJob,
  runSchedule,
})
