export { getConsoleVersion, getDeploymentTime, getEnvironment, getPublicConfig } from './environment.ts'
export { cancelJob, getJob, listJobs, retryJob } from './jobs.ts'
export { getTranslations } from './translations.ts'
