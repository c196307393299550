import { regionCodes } from '#shared/regions/code.ts'

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
  /** The issuer of access tokens, below which API Gateway finds `/.well-known/openid-configuration`. */
  get tokenIssuer() {
    return process.env.TOKEN_ISSUER ?? `${required('PUBLIC_URL')}/api/auth/v1`
  },
  /** The secret with which captcha answers are verified; `sandbox` where a sandbox stands in. */
  get captchaSecret() {
    return required('CAPTCHA_SECRET')
  },
  /** `https://…`: the user pool's own domain, through which it federates; none where nobody signs in with SSO. */
  get identityDomain() {
    return process.env.USER_POOL_DOMAIN
  },
  /** The deployed version: a commit or a date. */
  get version() {
    return process.env.PALISADE_VERSION ?? 'development'
  },
  /** Where companies are looked up: `sandbox` is the register that ships with the platform. */
  get companyRegister() {
    return process.env.COMPANY_REGISTER ?? 'sandbox'
  },
  /** Who scans domains from outside: `sandbox` looks at nothing and always sees the same. */
  get securityScanner() {
    return process.env.SECURITY_SCANNER ?? 'sandbox'
  },
  /** The payment processor's API and the secret its callbacks are signed with. */
  get processorUrl() {
    return required('PROCESSOR_URL')
  },
  get processorSecret() {
    return required('PROCESSOR_SECRET')
  },
}
