import { createHash, randomBytes } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import type { ConnectorAction, ConnectorType } from '#shared/domain/integration/connectors.ts'
import { sandboxSecrets } from '#shared/domain/integration/sandboxValues.ts'
import type { ConnectedControl } from '#shared/domain/risk/connectedEvidence.ts'
import { refused, unanswered } from './notTold.ts'
import type { SignInTool } from './securityTools.ts'

const found: readonly (readonly [category: string, title: string, points: number, control: ConnectedControl])[] = [
  ['Identity', 'Require multi-factor authentication for administrators', 10, 'mfaAdministrators'],
  ['Identity', 'Require multi-factor authentication for everybody', 9, 'mfaEverybody'],
  ['Identity', 'Block legacy authentication', 8, 'legacyAuthentication'],
  ['Data', 'Back up what is kept in the cloud', 7, 'cloudBackup'],
  ['Devices', 'Encrypt every disk', 6, 'diskEncryption'],
  ['Devices', 'Install security updates within 14 days', 6, 'updates'],
  ['Network', 'Close remote desktop to the internet', 5, 'remoteDesktop'],
  ['People', 'Train everybody once a year', 4, 'securityTraining'],
]

const maxScore = found.reduce((sum, [, , points]) => sum + points, 0)

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const tenantId = /^[0-9a-f-]{36}$/

/**
 * A system that the sandbox invents: the same for the same type and user, always. A secret with `wrong` in it is refused,
 * one with `down` is not answered. The code of a sign-in is a tenant and the challenge that it was asked with.
 */
export const sandboxTool = (connectorType: ConnectorType): SignInTool => ({
  read: async (_, { username = '', password }) => {
    const [, does] = Object.entries(sandboxSecrets).find(([word]) => password.toLowerCase().includes(word)) ?? []
    if (does === 'refused') throw refused('The user or the secret is not accepted.')
    if (does === 'unanswered') throw unanswered('The system does not answer.')
    const bits = digestOf(`${connectorType} ${username}`)
    const actions = found.map(
      ([category, title, points, control], index): ConnectorAction => ({
        id: `${connectorType.toLowerCase()}-${index + 1}`,
        title,
        category,
        status: (bits[index] ?? 0) % 2 === 0 ? 'DONE' : 'OPEN',
        points,
        control,
      }),
    )
    const score = actions.reduce((sum, { status, points }) => sum + (status === 'DONE' ? points : 0), 0)
    return { posture: { score, maxScore, actions } }
  },
  signIn: () => {
    const address = new URL(config.publicUrl)
    address.hostname = ['tools', ...address.hostname.split('.').slice(1)].join('.')
    return {
      authorizationPage: new URL(`/${connectorType.toLowerCase()}/authorize`, address).href,
      clientId: 'palisade-sandbox',
    }
  },
  exchange: async ({ code, codeVerifier }) => {
    const [tenant = '', challenge] = code.split('.')
    const isProved = challenge === createHash('sha256').update(codeVerifier).digest('base64url')
    if (!isProved || !tenantId.test(tenant)) return undefined
    const metadata = connectorType === 'MICROSOFT' ? { azureTenantId: tenant } : {}
    return { credentials: { username: tenant, password: randomBytes(32).toString('hex') }, metadata }
  },
})
