import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import { accountById } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ConnectorAction, ConnectorType, Posture, ScoreOfDay } from '#shared/domain/integration/connectors.ts'
import type { Drift } from '#shared/domain/integration/drift.ts'

/** A system of an insured: that its privacy addendum was agreed to, and what it told. */
export interface ConnectorRecord {
  readonly id: string
  readonly accountId: string
  readonly connectorType: ConnectorType
  readonly agreedAt: Instant
  /** From then on nothing is read until it is agreed to anew. */
  readonly agreedUntil: Instant
  readonly agreedBy: string
  /** What each of its connections told last, by its id. */
  readonly told: Readonly<Record<string, Posture>>
  /** All of them together. */
  readonly latest?: { readonly score: number; readonly maxScore: number; readonly date: Instant }
  readonly scores: readonly ScoreOfDay[]
  readonly actions: readonly ConnectorAction[]
  /** What its connections saw in place while the insured was covered, and see no more; absent where there is nothing of it. */
  readonly drifts?: readonly Drift[]
}

export type StoredConnector = Stored<ConnectorRecord>

/** The unique value of an account's connector. */
export const connectorKey = (accountId: string, type: ConnectorType): string => `${accountId}|${type}`

export const connectors = defineRecord({
  kind: 'connector',
  notFound: 'connector.notFound',
  history: { hides: ['actions', 'drifts', 'latest', 'scores', 'told'] },
  unique: { kind: ({ accountId, connectorType }: ConnectorRecord) => connectorKey(accountId, connectorType) },
  list: {
    scopes: ({ accountId }: ConnectorRecord) => [`account:${accountId}`],
    sorts: { type: ({ connectorType }: ConnectorRecord) => connectorType },
    summary: ({ id, connectorType }: ConnectorRecord) => ({ id, connectorType }),
  },
})

/** The connectors to which an account has agreed. */
export const connectorsOf = async (accountId: string): Promise<StoredConnector[]> =>
  connectors.byIds((await connectors.every({ scopes: [`account:${accountId}`] })).map(({ id }) => id))

/** Whether the account is in the actor's reach. */
export const isOfReach = async (accountId: string, actor: Actor): Promise<boolean> => {
  const account = await accountById(accountId)
  if (account === undefined) return false
  const { agencyId, partnerIds, teams } = account
  return isTheirs(actor, { agencyId, accountId, partnerIds, teamIds: teams.map(({ id }) => id) })
}

/** The connector, if its account is in the actor's reach; of another type it does not exist. */
export const requireConnector = async (id: string, actor: Actor, type?: ConnectorType): Promise<StoredConnector> => {
  const connector = await connectors.require(id)
  const isOfType = type === undefined || connector.connectorType === type
  const isReached = isOfType && (await isOfReach(connector.accountId, actor))
  return isReached ? connectors.reached(connector) : fail('connector.notFound')
}
