import { createHash, randomBytes } from 'node:crypto'
import { config } from '#functions/_platform/config/config.ts'
import type { ConnectorAction } from '#shared/domain/integration/connectors.ts'
import { sandboxSecrets } from '#shared/domain/integration/sandboxValues.ts'
import type { ConnectedControl } from '#shared/domain/risk/connectedEvidence.ts'
import type { SecurityTools } from './securityTools.ts'

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

/** An invitation is good for a week. */
const invitationMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Systems that the sandbox invents: the same for the same type and user, always. A secret with `wrong` in it is refused,
 * one with `down` is not answered. The code of a sign-in is a tenant and the challenge that it was asked with.
 */
export const sandboxTools: SecurityTools = {
  read: async ({ connectorType }, { username = '', password }) => {
    const [, does] = Object.entries(sandboxSecrets).find(([word]) => password.toLowerCase().includes(word)) ?? []
    if (does === 'refused') return { kind: does, why: 'The user or the secret is not accepted.' }
    if (does === 'unanswered') return { kind: does, why: 'The system does not answer.' }
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
    return { kind: 'read', posture: { score, maxScore, actions } }
  },
  signIn: (type) => {
    const address = new URL(config.publicUrl)
    address.hostname = ['tools', ...address.hostname.split('.').slice(1)].join('.')
    return {
      authorizationPage: new URL(`/${type.toLowerCase()}/authorize`, address).href,
      clientId: 'palisade-sandbox',
    }
  },
  exchange: async ({ connectorType, code, codeVerifier }) => {
    const [tenant = '', challenge] = code.split('.')
    const isProved = challenge === createHash('sha256').update(codeVerifier).digest('base64url')
    if (!isProved || !tenantId.test(tenant)) return undefined
    const metadata = connectorType === 'MICROSOFT' ? { azureTenantId: tenant } : {}
    return { credentials: { username: tenant, password: randomBytes(32).toString('hex') }, metadata }
  },
  leenOrganization: async (accountId) => `leen-${digestOf(accountId).toString('hex').slice(0, 24)}`,
  leenInvitation: async (_, now) => ({
    token: `leen_${randomBytes(32).toString('base64url')}`,
    expiresAt: new Date(Date.parse(now) + invitationMilliseconds).toISOString(),
  }),
}
