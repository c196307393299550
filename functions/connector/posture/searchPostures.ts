import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import { accountById, accountPage } from '#functions/account/public.ts'
import { searchPostures as contract, type Posture, type PostureNeed } from '#shared/contracts/connector/postures.ts'
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

const has: Readonly<Record<PostureNeed, (posture: Posture) => boolean>> = {
  AGREEMENT: ({ agreements }) => agreements === 0,
  FIX: ({ openFindings }) => openFindings > 0,
  LOOK: ({ drifts, failing }) => failing > 0 || drifts > 0,
}

/** What an insured needs is in no list: it is read of one insured after another, a bounded number a page. */
export const searchPostures = implement(contract)(async ({ query: { needs, ...place }, actor, now }) => {
  const read = async (asked: typeof place) => {
    const found = await accountPage(actor, asked)
    return { ...found, hits: await Promise.all(found.hits.map((insured) => postureOf(insured, now))) }
  }
  if (needs === undefined) return read(place)
  const { hits, nextToken, prevToken } = await filledPage(read, place, { keeps: has[needs] })
  return {
    hits: [...hits],
    totalHits: hits.length,
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
})
