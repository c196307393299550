import { fileURLToPath } from 'node:url'
import { regionCodes } from '#shared/regions/code.ts'
import { secretNameIn } from './secretPlace.ts'

const required = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`The environment variable ${name} is not set.`)
  return value
}

const regionCode = (value: string) => {
  const code = regionCodes.find((each) => each === value)
  if (code === undefined) throw new Error(`PALISADE_REGION is "${value}"; it must be one of ${regionCodes.join(', ')}.`)
  return code
}

/**
 * Where this function runs and what it stands on. Read lazily, so that a function only needs the settings of the
 * resources it uses. Endpoints of AWS come from the SDK's own `AWS_ENDPOINT_URL_<SERVICE>`.
 */
export const config = {
  /** The business region this deployment serves. */
  get region() {
    return regionCode(required('PALISADE_REGION'))
  },
  /** The name of the function that is running, as Lambda says; none in code that no function runs. */
  get functionName() {
    return process.env.AWS_LAMBDA_FUNCTION_NAME
  },
  /** Whether the function stands on the table. */
  get hasTable() {
    return process.env.TABLE_NAME !== undefined
  },
  get tableName() {
    return required('TABLE_NAME')
  },
  get filesBucket() {
    return required('FILES_BUCKET')
  },
  get userPoolId() {
    return required('USER_POOL_ID')
  },
  get userPoolClientId() {
    return required('USER_POOL_CLIENT_ID')
  },
  /** The KMS key that signs access tokens. */
  get signingKeyId() {
    return required('SIGNING_KEY_ID')
  },
  get eventBusName() {
    return required('EVENT_BUS_NAME')
  },
  /** `https://us.palisade.example`: links in e-mails, token issuer. */
  get publicUrl() {
    return required('PUBLIC_URL')
  },
  get mailFrom() {
    return required('MAIL_FROM')
  },
  /** Where people write to the underwriters. */
  get inboxAddress() {
    return required('INBOX_ADDRESS')
  },
  /** The issuer of access tokens, below which API Gateway finds `/.well-known/openid-configuration`. */
  get tokenIssuer() {
    return process.env.TOKEN_ISSUER ?? `${required('PUBLIC_URL')}/api/auth/v1`
  },
  /** The captcha's maker: the script for the page, and the secret with which its answers are verified where. */
  get captcha() {
    return {
      scriptUrl: process.env.CAPTCHA_SCRIPT_URL ?? 'https://www.google.com/recaptcha/api.js',
      secret: required('CAPTCHA_SECRET'),
      verifyUrl: process.env.CAPTCHA_VERIFY_URL ?? 'https://www.google.com/recaptcha/api/siteverify',
    }
  },
  /** Who text messages come from: a number, or a name where carriers show one; the account's own choice without either. */
  get smsOrigin() {
    return { phoneNumber: process.env.SMS_ORIGINATION_NUMBER, senderId: process.env.SMS_SENDER_ID }
  },
  /** The names of the secrets that settings name, each once. */
  get secretNames() {
    return [...new Set(Object.values(process.env).flatMap((setting = '') => secretNameIn(setting) ?? []))]
  },
  /** With which the edge proves itself: its key, and the one before while they are changed; none where there is no edge. */
  get edgeKeys() {
    return [process.env.EDGE_KEY, process.env.EDGE_KEY_BEFORE].filter((key) => key !== undefined)
  },
  /** `https://…`: the user pool's own domain, through which it federates; none where nobody signs in with SSO. */
  get identityDomain() {
    return process.env.USER_POOL_DOMAIN
  },
  /** The issuer of the user pool's id tokens; the pool's id begins with its cloud region. */
  get userPoolIssuer() {
    return `https://cognito-idp.${this.userPoolId.split('_')[0]}.amazonaws.com/${this.userPoolId}`
  },
  /** Where the user pool publishes the keys of its tokens: below the same endpoint as its API. */
  get userPoolKeysUrl() {
    const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
    const base = endpoint === undefined ? this.userPoolIssuer : `${endpoint}/${this.userPoolId}`
    return `${base}/.well-known/jwks.json`
  },
  /** The deployed version: a commit or a date. */
  get version() {
    return process.env.PALISADE_VERSION ?? 'development'
  },
  /** When it was deployed, as an ISO instant. */
  get deployedAt() {
    return required('PALISADE_DEPLOYED_AT')
  },
  /** `production`, `local`, or another environment of the same platform. */
  get environment() {
    return process.env.PALISADE_ENVIRONMENT ?? 'local'
  },
  /** Whether no business is done here, so that the clock may be moved and the book put back. */
  get isSandbox() {
    return process.env.PALISADE_SANDBOX === 'yes'
  },
  /** Where the web app reports its errors: a Sentry DSN, or nowhere. */
  get errorReportsDsn() {
    return process.env.ERROR_REPORTS_DSN
  },
  /** The folder of the web app's texts, `<language>/<namespace>.json`; it lies beside the bundle. */
  get localesFolder() {
    return process.env.LOCALES_FOLDER ?? fileURLToPath(new URL('./locales', import.meta.url))
  },
  /** Where companies are looked up: `sandbox` is the register that ships with the platform. */
  get companyRegister() {
    return required('COMPANY_REGISTER')
  },
  /** With which the register knows us; the sandbox asks for none. */
  get companyRegisterKey() {
    return required('COMPANY_REGISTER_KEY')
  },
  /** Where licenses are verified: `sandbox` is the register that ships with the platform, `none` asks nobody. */
  get licenseRegister() {
    return required('LICENSE_REGISTER')
  },
  /** `examples` on a laptop, where nobody runs the domains of examples; none where real domains are asked about. */
  get domainNames() {
    return process.env.DOMAIN_NAMES
  },
  /** Which sanctions lists names are held against: `shipped`, or official ones by name, separated by commas. */
  get sanctionsLists() {
    return required('SANCTIONS_LISTS')
  },
  /** Who scans domains from outside: `sandbox` looks at nothing and always sees the same. */
  get securityScanner() {
    return required('SECURITY_SCANNER')
  },
  /** Who scans uploads for malware: `clamav`, or `embedded`, which knows the marks of the examination alone. */
  get malwareScanner() {
    return required('MALWARE_SCANNER')
  },
  /** `host:port` of the scanner's daemon, where there is one. */
  get malwareScannerAddress() {
    return required('MALWARE_SCANNER_ADDRESS')
  },
  /** The account to which checks and wires go, as JSON; `sandbox` is one that no bank has. */
  get bankDetails() {
    return required('BANK_DETAILS')
  },
  /** The provider's number on invoices, digits alone; `sandbox` is one of nobody, `none` where the region's say none. */
  get businessNumber() {
    return required('BUSINESS_NUMBER')
  },
  /** The payment processor's name on invoices and receipts. */
  get processorName() {
    return required('PROCESSOR_NAME')
  },
  /** The payment processor's API and the secret its callbacks are signed with. */
  get processorUrl() {
    return required('PROCESSOR_URL')
  },
  get processorSecret() {
    return required('PROCESSOR_SECRET')
  },
  /** With which secrets of other parties are sealed before they are kept. */
  get sealingKey() {
    return required('SEALING_KEY')
  },
  /**
   * Which systems of insureds can be connected: `none`, all that the `sandbox` invents, or as JSON some by name, each
   * `sandbox`, `live`, or the client of its sign-in.
   */
  get securityTools() {
    return required('SECURITY_TOOLS')
  },
  /** With which Google and Microsoft know the platform where insureds sign in there; `none` where they do not. */
  get googleClientSecret() {
    return required('GOOGLE_CLIENT_SECRET')
  },
  get microsoftClientSecret() {
    return required('MICROSOFT_CLIENT_SECRET')
  },
  /** By which Slack knows the platform's app; empty where there is none, `sandbox` where the sandbox stands for Slack. */
  get slackClientId() {
    return process.env.SLACK_CLIENT_ID ?? ''
  },
  /** With which Slack knows it; `none` where there is no app, or the sandbox stands for it. */
  get slackClientSecret() {
    return required('SLACK_CLIENT_SECRET')
  },
  /** Below which the queues of the account have their addresses. */
  get queuesUrl() {
    return required('QUEUES_URL')
  },
  /** Where what others are told goes: `public` alone, or besides the address of a sandbox that stands for `hooks.localhost`. */
  get receivers() {
    return required('RECEIVERS')
  },
}
