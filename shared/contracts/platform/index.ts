export { getConsoleVersion, getDeploymentTime, getEnvironment, getPublicConfig } from './environment.ts'
export { getTranslations } from './translations.ts'
