import { z } from 'zod'
import { ConnectorKind, listAccountConnectors } from '#shared/contracts/connector/connections.ts'
import {
  getLatestScore,
  listConnectorActions,
  listConnectors,
  listScoreHistory,
  listShortlistActions,
} from '#shared/contracts/connector/connectors.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'

/** Whose system of which kind a dialog is about. */
export const ConnectorData = z.object({ connectorType: ConnectorKind, accountId: AccountId })
export type ConnectorData = z.infer<typeof ConnectorData>

/** What is read anew when a system is connected or removed. */
export const readsOfConnectors = [
  getLatestScore,
  listAccountConnectors,
  listConnectorActions,
  listConnectors,
  listScoreHistory,
  listShortlistActions,
]
