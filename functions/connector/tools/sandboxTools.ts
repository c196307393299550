import { createHash } from 'node:crypto'
import type { ConnectorAction } from '#shared/domain/integration/connectors.ts'
import type { SecurityTools } from './securityTools.ts'

const found: readonly (readonly [category: string, title: string, points: number])[] = [
  ['Identity', 'Require multi-factor authentication for administrators', 10],
  ['Identity', 'Require multi-factor authentication for everybody', 9],
  ['Identity', 'Block legacy authentication', 8],
  ['Data', 'Back up what is kept in the cloud', 7],
  ['Devices', 'Encrypt every disk', 6],
  ['Devices', 'Install security updates within 14 days', 6],
  ['Network', 'Close remote desktop to the internet', 5],
  ['People', 'Train everybody once a year', 4],
]

const maxScore = found.reduce((sum, [, , points]) => sum + points, 0)

/**
 * Systems that the sandbox invents: the same for the same type and user, always. A secret with `wrong` in it is refused,
 * one with `down` is not answered.
 */
export const sandboxTools: SecurityTools = {
  read: async ({ connectorType }, { username = '', password }) => {
    if (/wrong/i.test(password)) return { kind: 'refused', why: 'The user or the secret is not accepted.' }
    if (/down/i.test(password)) return { kind: 'unanswered', why: 'The system does not answer.' }
    const bits = createHash('sha256').update(`${connectorType} ${username}`).digest()
    const actions = found.map(
      ([category, title, points], index): ConnectorAction => ({
        id: `${connectorType.toLowerCase()}-${index + 1}`,
        title,
        category,
        status: (bits[index] ?? 0) % 2 === 0 ? 'DONE' : 'OPEN',
        points,
      }),
    )
    const score = actions.reduce((sum, { status, points }) => sum + (status === 'DONE' ? points : 0), 0)
    return { kind: 'read', posture: { score, maxScore, actions } }
  },
}
