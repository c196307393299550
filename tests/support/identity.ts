import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { decodeJwt } from 'jose'
import { startCaptcha } from '#cdk/local/emulators/captcha/captcha.ts'
import { startCognito } from '#cdk/local/emulators/cognito/cognito.ts'
import type { OidcPoolProvider } from '#cdk/local/emulators/cognito/context.ts'
import { startKms } from '#cdk/local/emulators/kms/kms.ts'
import { startMail } from '#cdk/local/emulators/mail/mail.ts'
import type { OidcPerson } from '#cdk/local/emulators/oidc/organization.ts'
import { type Actor, actorOf, type Claims } from '#functions/_platform/auth/actor.ts'
import { signingKeyTag } from '#functions/_platform/auth/signingKeyTag.ts'
import { unpackState } from '#functions/_platform/storage/packedState.ts'
import { startSandboxSso } from './sandboxSso.ts'
import { startTable, type TestTable } from './table.ts'

interface AskedMail {
  readonly template: string
  readonly to: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface Identity {
  readonly table: TestTable
  /** The sandbox's providers: where they stand, and by which client they know the pool. */
  readonly providers: readonly OidcPoolProvider[]
  /** The newest e-mail that was asked for, to an address. */
  lastMail(to: string): Promise<AskedMail>
  /** The e-mails that were asked for to an address, the newest first. */
  mailsTo(to: string): Promise<readonly AskedMail[]>
  /** How many e-mails were asked for, to an address. */
  mailCount(to: string): Promise<number>
  /** The newest text message to a phone. */
  lastSms(to: string): string
  stop(): Promise<void>
}

/**
 * A table, a user pool, a signing key and a phone network of one's own, with the environment set so that code uses them.
 * `providers` are the pool's identity providers by name, with who has an account there.
 */
export const startIdentity = async (
  providers: Readonly<Record<string, readonly OidcPerson[]>> = {},
): Promise<Identity> => {
  const table = await startTable()
  const directory = mkdtempSync(join(tmpdir(), 'palisade-'))
  const file = (name: string) => join(directory, name)
  const [kms, mail, captcha] = await Promise.all([
    startKms({ file: file('keys'), aliases: { 'alias/test': { [signingKeyTag]: 'us' } } }),
    startMail({ file: file('mail') }),
    startCaptcha({ secret: 'sandbox' }),
  ])
  const pool = { region: 'us', poolId: 'us-east-1_test', clientId: 'test-client', mailFrom: 'no-reply@test.example' }
  const publicUrl = 'https://us.test.example'
  const sso = await startSandboxSso(
    file('sso'),
    { callbackUrl: `${publicUrl}/loading`, poolId: pool.poolId },
    providers,
  )
  const cognito = await startCognito({
    file: file('users'),
    pools: [{ ...pool, region: 'us', federation: sso.federation }],
    deliver: (message) => mail.store.add(message),
  })
  sso.open(cognito.domain(pool.poolId))
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
    AWS_ENDPOINT_URL_KMS: kms.url,
    AWS_ENDPOINT_URL_SNS: mail.url,
    CAPTCHA_SECRET: 'sandbox',
    DOMAIN_NAMES: 'examples',
    CAPTCHA_VERIFY_URL: `${captcha.url}/recaptcha/api/siteverify`,
    PUBLIC_URL: publicUrl,
    SIGNING_KEY_ID: 'alias/test',
    USER_POOL_CLIENT_ID: pool.clientId,
    USER_POOL_DOMAIN: sso.federation.domain,
    USER_POOL_ID: pool.poolId,
  })
  const documents = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' }),
  )
  const mailsTo = async (to: string): Promise<(AskedMail & { readonly id: string })[]> => {
    const { Items = [] } = await documents.send(
      new ScanCommand({
        TableName: process.env.TABLE_NAME,
        FilterExpression: '#kind = :mail',
        ExpressionAttributeNames: { '#kind': 'kind' },
        ExpressionAttributeValues: { ':mail': 'mail' },
      }),
    )
    return Items.map(({ state }) => unpackState(state) as unknown as AskedMail & { readonly id: string })
      .filter((mail) => mail.to === to.toLowerCase())
      .sort((a, b) => (a.id < b.id ? 1 : -1))
  }
  return {
    table,
    providers: sso.federation.providers,
    async lastMail(to) {
      const [mail] = await mailsTo(to)
      if (mail === undefined) throw new Error(`No e-mail was asked for to ${to}.`)
      return mail
    },
    mailsTo,
    mailCount: async (to) => (await mailsTo(to)).length,
    lastSms(to) {
      const [sms] = mail.store.list({ to, channel: 'sms', limit: 1 })
      if (sms === undefined) throw new Error(`No text message was sent to ${to}.`)
      return sms.text
    },
    async stop() {
      documents.destroy()
      await Promise.all([captcha.stop(), cognito.stop(), kms.stop(), mail.stop(), sso.stop()])
      await table.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The actor that an access token names, as the gateway hands it over once the signature is verified. */
export const actorOfToken = (accessToken: string): Actor => actorOf(decodeJwt(accessToken) as Claims)

/** The secret at the end of the link in an e-mail. */
export const tokenOfLink = (mail: AskedMail): string => String(mail.data.link).split('#').at(-1) ?? ''
