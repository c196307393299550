export { getConsoleVersion, getDeploymentTime, getEnvironment, getPublicConfig } from './environment.ts'
export { cancelJob, getJob, listJobs, retryJob } from './jobs.ts'
export { listSchedules, runSchedule } from './schedules.ts'
export { getTranslations } from './translations.ts'
