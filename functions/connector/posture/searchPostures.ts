import { implement } from '#functions/_platform/http/implement.ts'
import { accountById, accountPage } from '#functions/account/public.ts'
import { searchPostures as contract, type Posture } from '#shared/contracts/connector/postures.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { driftsShown } from '../drift/driftsShown.ts'
import { connectionsOf } from '../store/connections.ts'
import { connectorsOf } from '../store/connectors.ts'
import { actionsShown } from './actionsShown.ts'

type Insured = Awaited<ReturnType<typeof accountPage>>['hits'][number]

/** What an insured's systems tell, of those whose agreement stands. */
const postureOf = async ({ id, name }: Insured, now: Instant): Promise<Posture> => {
  const { riskScore } = (await accountById(id)) ?? {}
  const agreed = (await connectorsOf(id)).filter(({ agreedUntil }) => agreedUntil > now)
  const kinds = new Set(agreed.map((connector) => connector.id))
  const connected = (await connectionsOf(id)).filter(({ connectorId }) => kinds.has(connectorId))
  const actions = (await Promise.all(agreed.map((each) => actionsShown(each, each.actions, now)))).flat()
  const drifts = (await Promise.all(agreed.map((each) => driftsShown(each, now)))).flat()
  const open = actions.filter(({ status }) => status === 'OPEN')
  const [first] = open.toSorted((a, b) => (b.riskEffect ?? 0) - (a.riskEffect ?? 0) || b.points - a.points)
  const lastRead = agreed
    .flatMap(({ latest }) => latest?.date ?? [])
    .toSorted()
    .at(-1)
  return {
    accountId: AccountId.parse(id),
    name,
    ...(typeof riskScore === 'number' && { riskScore }),
    agreements: agreed.length,
    connections: connected.length,
    failing: connected.filter(({ connectorStatus }) => connectorStatus === 'FAILED').length,
    openFindings: open.length,
    drifts: drifts.length,
    ...(first !== undefined && { next: { title: first.title, riskEffect: first.riskEffect ?? 0 } }),
    ...(lastRead !== undefined && { lastRead }),
  }
}

export const searchPostures = implement(contract)(async ({ query, actor, now }) => {
  const found = await accountPage(actor, query)
  return { ...found, hits: await Promise.all(found.hits.map((insured) => postureOf(insured, now))) }
})
