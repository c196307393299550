import { config } from '#functions/_platform/config/config.ts'
import type { ConnectorAction } from '#shared/domain/integration/connectors.ts'
import type { ConnectionRecord, Credentials } from '../store/connections.ts'

/** What a system of an insured tells of its security. */
export interface Posture {
  readonly score: number
  readonly maxScore: number
  readonly actions: readonly ConnectorAction[]
}

/** What came of asking: a posture, that it refuses us, or nothing, so that it is asked again. */
export type Reading =
  | { readonly kind: 'read'; readonly posture: Posture }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unanswered'; readonly why: string }

/** The systems of insureds, each with its own way to be asked. It always answers. */
export interface SecurityTools {
  readonly read: (of: Pick<ConnectionRecord, 'connectorType' | 'metadata'>, by: Credentials) => Promise<Reading>
}

/** The tools a deployment may choose of; loaded by the first reading. */
const choices: Readonly<Record<string, () => Promise<SecurityTools>>> = {
  none: async () => ({ read: async () => ({ kind: 'refused', why: 'Connectors are not offered here.' }) }),
  sandbox: async () => (await import('./sandboxTools.ts')).sandboxTools,
}

export const securityTools = (): Promise<SecurityTools> => {
  const choice = choices[config.securityTools]
  if (choice === undefined)
    throw new Error(`SECURITY_TOOLS is "${config.securityTools}"; it must be one of ${Object.keys(choices)}.`)
  return choice()
}
