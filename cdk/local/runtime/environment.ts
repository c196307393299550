import { captchaScriptPath } from '../emulators/captcha/captcha.ts'
import { queuesUrl } from '../emulators/events/sqs.ts'
import type { LocalRegion } from '../regions.ts'

/** Where a region's functions find everything; the same names that CDK sets on the Lambda functions. */
export interface Endpoints {
  readonly dynamodb: string
  readonly s3: string
  readonly cognito: string
  /** The user pool's own host, where people come from their organizations' providers. */
  readonly userPoolDomain: string
  readonly kms: string
  readonly mail: string
  readonly events: string
  readonly workflows: string
  readonly publicUrl: string
  readonly captcha: string
  readonly captchaSecret: string
  readonly processor: string
  readonly processorSecret: string
  /** Where what is sent to `hooks.localhost` arrives. */
  readonly receivers: string
  readonly parameters: string
  readonly sqs: string
  /** Where the web app reports its errors. */
  readonly errorReportsDsn: string
  readonly version: string
  /** When this platform was started. */
  readonly deployedAt: string
}

export const environmentOf = (region: LocalRegion, endpoints: Endpoints): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  TZ: 'UTC',
  NODE_ENV: 'production',
  ...given('PALISADE_CLOCK'),
  ...given('LOG_LEVEL'),
  ...given('PALISADE_RIGHTS_USED'),
  PALISADE_COMPILE_CACHE: compileCache,
  PALISADE_REGION: region.code,
  PALISADE_SANDBOX: 'yes',
  TABLE_NAME: region.tableName,
  FILES_BUCKET: region.filesBucket,
  USER_POOL_ID: region.userPoolId,
  USER_POOL_CLIENT_ID: region.userPoolClientId,
  USER_POOL_DOMAIN: endpoints.userPoolDomain,
  SIGNING_KEY_ID: region.signingKeyId,
  EVENT_BUS_NAME: region.eventBusName,
  MAIL_FROM: region.mailFrom,
  INBOX_ADDRESS: region.inboxAddress,
  PUBLIC_URL: endpoints.publicUrl,
  PALISADE_VERSION: endpoints.version,
  PALISADE_DEPLOYED_AT: endpoints.deployedAt,
  LOCALES_FOLDER: locales,
  CAPTCHA_SCRIPT_URL: captchaScriptPath,
  CAPTCHA_SECRET: endpoints.captchaSecret,
  CAPTCHA_VERIFY_URL: `${endpoints.captcha}/recaptcha/api/siteverify`,
  ERROR_REPORTS_DSN: endpoints.errorReportsDsn,
  ...sandboxes,
  ...given('MALWARE_SCANNER'),
  ...given('MALWARE_SCANNER_ADDRESS'),
  PROCESSOR_URL: endpoints.processor,
  PROCESSOR_SECRET: endpoints.processorSecret,
  RECEIVERS: endpoints.receivers,
  AWS_REGION: region.awsRegion,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
  AWS_ENDPOINT_URL_KMS: endpoints.kms,
  AWS_ENDPOINT_URL_SESV2: endpoints.mail,
  AWS_ENDPOINT_URL_SNS: endpoints.mail,
  AWS_ENDPOINT_URL_SSM: endpoints.parameters,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  QUEUES_URL: queuesUrl(endpoints.sqs),
  AWS_ENDPOINT_URL_EVENTBRIDGE: endpoints.events,
  AWS_ENDPOINT_URL_SFN: endpoints.workflows,
})

/** Which parties beyond the platform there are on a laptop, and in tests: none that is real, and of scanners the one that needs no other program. */
export const sandboxes = {
  BANK_DETAILS: 'sandbox',
  BUSINESS_NUMBER: 'sandbox',
  COMPANY_REGISTER: 'sandbox',
  COMPANY_REGISTER_KEY: 'sandbox',
  DOMAIN_NAMES: 'examples',
  GOOGLE_CLIENT_SECRET: 'none',
  LICENSE_REGISTER: 'sandbox',
  MALWARE_SCANNER: 'embedded',
  MICROSOFT_CLIENT_SECRET: 'none',
  PROCESSOR_NAME: 'Sandbox Payments',
  RECEIVERS: 'public',
  SANCTIONS_LISTS: 'shipped',
  SEALING_KEY: 'sandbox-sealing-key',
  SECURITY_SCANNER: 'sandbox',
  SECURITY_TOOLS: 'sandbox',
  SLACK_CLIENT_ID: 'sandbox',
  SLACK_CLIENT_SECRET: 'none',
} as const

/** The bucket takes signatures of this one pair; the other emulators do not look. */
export const localCredentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const

/** Where compiled modules are kept between starts. */
export const compileCache = new URL('../../../.cache/compile', import.meta.url).pathname

/** The web app's texts, which lie beside the bundle in the cloud. */
const locales = new URL('../../../web/public/locales', import.meta.url).pathname

/** A setting of whoever starts the platform that functions understand as well. */
const given = (name: string): Record<string, string> => {
  const value = process.env[name]
  return value === undefined ? {} : { [name]: value }
}
