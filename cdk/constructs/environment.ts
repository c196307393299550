import { secretPlace } from '#functions/_platform/config/secretPlace.ts'
import type { Resource } from '#functions/_platform/manifest.ts'
import type { Deployment } from '../deployments.ts'
import { edgeKeyName, type Ground, inboxAddress, secretName } from './ground.ts'

/** Where a function reads a secret as it starts; the region's own are made by hand before the first deployment (README). */
const kept = (name: string): string => `${secretPlace}${name}`
const secretOf = (deployment: Deployment, name: string): string => kept(secretName(deployment, name))

/** The keys by which an API knows the edge. */
export const edgeKeysOf = ({ deployment }: Ground): Record<string, string> => {
  const [sent, before] = deployment.edgeKeys
  return {
    EDGE_KEY: kept(edgeKeyName(deployment, sent)),
    ...(before !== undefined && { EDGE_KEY_BEFORE: kept(edgeKeyName(deployment, before)) }),
  }
}

/** The ARNs of the secrets that an environment names; AWS puts six characters behind a secret's name. */
export const secretsOf = (
  { deployment: { awsRegion, account } }: Ground,
  environment: Readonly<Record<string, string>>,
) =>
  Object.values(environment)
    .filter((value) => value.startsWith(secretPlace))
    .map((value) => `arn:aws:secretsmanager:${awsRegion}:${account}:secret:${value.slice(secretPlace.length)}-??????`)

/** The variables that a function has for each resource its manifest names. */
export const environmentOf: Readonly<Record<Resource, (ground: Ground) => Record<string, string>>> = {
  auditTrail: () => ({}),
  bankDetails: ({ deployment: { outside } }) => ({
    BANK_DETAILS: outside.bankDetails === 'sandbox' ? 'sandbox' : JSON.stringify(outside.bankDetails),
  }),
  captcha: ({ deployment }) => ({ CAPTCHA_SECRET: secretOf(deployment, 'captcha') }),
  companyRegister: ({ deployment }) => ({
    COMPANY_REGISTER: deployment.outside.companyRegister,
    COMPANY_REGISTER_KEY:
      deployment.outside.companyRegister === 'sandbox' ? 'sandbox' : secretOf(deployment, 'register'),
  }),
  bulkFiles: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  bulkUploads: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  businessNumber: ({ deployment }) => ({ BUSINESS_NUMBER: deployment.outside.businessNumber }),
  claimFiles: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  correspondence: ({ deployment, files }) => ({
    FILES_BUCKET: files.bucketName,
    INBOX_ADDRESS: inboxAddress(deployment),
  }),
  correspondenceLinks: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  derivedRows: ({ table }) => ({ TABLE_NAME: table.tableName }),
  documentArrivals: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  documentLinks: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  documentRemovals: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  documents: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  documentUploads: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  email: ({ deployment }) => ({ MAIL_FROM: deployment.mailFrom }),
  events: ({ bus }) => ({ EVENT_BUS_NAME: bus.eventBusName }),
  exportFiles: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  exportLinks: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  identity: ({ userPoolId, userPoolClientId, userPoolDomain }) => ({
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: userPoolClientId,
    USER_POOL_DOMAIN: userPoolDomain,
  }),
  feedbackPictures: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  feedbackReads: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  identityErasure: ({ userPoolId }) => ({ USER_POOL_ID: userPoolId }),
  identityRows: () => ({}),
  letterRows: () => ({}),
  peopleRows: () => ({}),
  keyRotation: () => ({}),
  ledgerRows: () => ({}),
  licenseRegister: ({ deployment }) => ({ LICENSE_REGISTER: deployment.outside.licenseRegister }),
  lists: () => ({}),
  queueDepths: ({ deployment: { awsRegion, account } }) => ({
    QUEUES_URL: `https://sqs.${awsRegion}.amazonaws.com/${account}`,
  }),
  logoReads: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  logos: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  malwareScanner: ({ deployment, scanner }): Record<string, string> => ({
    MALWARE_SCANNER: deployment.outside.malwareScanner,
    ...(scanner !== undefined && { MALWARE_SCANNER_ADDRESS: scanner.address }),
  }),
  numbers: ({ table }) => ({ TABLE_NAME: table.tableName }),
  operations: ({ deployedAt, deployment }) => ({
    PALISADE_DEPLOYED_AT: deployedAt,
    PALISADE_ENVIRONMENT: deployment.environment,
    ...(deployment.errorReportsDsn !== undefined && { ERROR_REPORTS_DSN: deployment.errorReportsDsn }),
  }),
  personalData: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  personalFiles: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  photos: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
  processor: ({ deployment }) => ({
    PROCESSOR_NAME: deployment.outside.processor.name,
    PROCESSOR_URL: deployment.outside.processor.url,
    PROCESSOR_SECRET: secretOf(deployment, 'processor'),
  }),
  publicKeys: ({ signingKey, table }) => ({ SIGNING_KEY_ID: signingKey.keyId, TABLE_NAME: table.tableName }),
  receivers: () => ({ RECEIVERS: 'public' }),
  sandboxBook: ({ files, userPoolId }) => ({ FILES_BUCKET: files.bucketName, USER_POOL_ID: userPoolId }),
  sanctionsLists: ({ deployment, files }) => ({
    FILES_BUCKET: files.bucketName,
    SANCTIONS_LISTS:
      deployment.outside.sanctionsLists === 'shipped' ? 'shipped' : deployment.outside.sanctionsLists.join(','),
  }),
  sealing: ({ deployment }) => ({ SEALING_KEY: secretOf(deployment, 'sealing') }),
  securityScanner: ({ deployment }) => ({ SECURITY_SCANNER: deployment.outside.securityScanner }),
  securityTools: ({ deployment }) => {
    const { securityTools } = deployment.outside
    const { GOOGLEWORKSPACE: google, MICROSOFT: microsoft } = typeof securityTools === 'string' ? {} : securityTools
    return {
      SECURITY_TOOLS: typeof securityTools === 'string' ? securityTools : JSON.stringify(securityTools),
      GOOGLE_CLIENT_SECRET: typeof google === 'object' ? secretOf(deployment, 'google') : 'none',
      MICROSOFT_CLIENT_SECRET: typeof microsoft === 'object' ? secretOf(deployment, 'microsoft') : 'none',
    }
  },
  signing: ({ signingKey, tokenIssuer }): Record<string, string> => ({
    SIGNING_KEY_ID: signingKey.keyId,
    ...(tokenIssuer !== undefined && { TOKEN_ISSUER: tokenIssuer }),
  }),
  slack: ({ deployment }) => {
    const { slackClientId = '' } = deployment.outside
    const isReal = slackClientId !== '' && slackClientId !== 'sandbox'
    return { SLACK_CLIENT_ID: slackClientId, SLACK_CLIENT_SECRET: isReal ? secretOf(deployment, 'slack') : 'none' }
  },
  sms: ({ smsOrigin }): Record<string, string> =>
    'phoneNumber' in smsOrigin
      ? { SMS_ORIGINATION_NUMBER: smsOrigin.phoneNumber }
      : { SMS_SENDER_ID: smsOrigin.senderId },
  table: ({ table }) => ({ TABLE_NAME: table.tableName }),
  tableRead: ({ table }) => ({ TABLE_NAME: table.tableName }),
  tableScan: ({ table }) => ({ TABLE_NAME: table.tableName }),
  uploadLinks: ({ files }) => ({ FILES_BUCKET: files.bucketName }),
}
