import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listConnectors } from '#shared/contracts/connector/connectors.ts'

/** A system that can be connected, and what the account agreed to. */
export type Connector = ResponseOf<typeof listConnectors>[number]
