import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { ConnectorKind } from '#shared/contracts/connector/connections.ts'
import { type ConnectorType, connectorTypes } from '#shared/domain/integration/connectors.ts'

const Choice = z.union([z.enum(['live', 'sandbox']), z.strictObject({ clientId: z.string() })])
const Choices = z.partialRecord(ConnectorKind, Choice)

/** What a deployment says of a kind of system: its sandbox or its real party; undefined where it does not offer it. */
export const choiceOf = (type: ConnectorType): z.infer<typeof Choice> | undefined => {
  const { securityTools } = config
  if (securityTools === 'none') return undefined
  if (securityTools === 'sandbox') return 'sandbox'
  return Choices.parse(JSON.parse(securityTools))[type]
}

export const offeredTypes = (): ConnectorType[] => connectorTypes.filter((type) => choiceOf(type) !== undefined)

export const refuseUnoffered = (type: ConnectorType): void => {
  if (choiceOf(type) === undefined) fail('connector.notOffered')
}

/** Leen has a sandbox alone, which stands beside those of all systems. */
export const refuseWithoutLeen = (): void => {
  if (config.securityTools !== 'sandbox') fail('connector.notOffered')
}
