export {
  discardDeadLetter,
  getDeadLetter,
  listDeadLetterHistory,
  listDeadLetters,
  retryDeadLetter,
  retryDeadLetters,
} from './deadLetters.ts'
export { getConsoleVersion, getDeploymentTime, getEnvironment, getPublicConfig } from './environment.ts'
export { downloadListExport, exportList, getListExport, listMyExports } from './exports.ts'
export { cancelJob, getJob, listJobHistory, listJobs, retryJob } from './jobs.ts'
export { listQueues } from './queues.ts'
export { listSchedules, runSchedule } from './schedules.ts'
export { getServiceStatus } from './status.ts'
export { getTranslations } from './translations.ts'
