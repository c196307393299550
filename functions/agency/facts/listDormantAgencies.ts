import type { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import { lastQuotingOf } from '#functions/quote/public.ts'
import { lastSubmissionOf } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/account/dormantAgencies.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { letsIn } from '#shared/records/persona/personaStatus.ts'
import { agencyScopesOf } from '../agencyReach.ts'

type Row = z.infer<typeof contract.DormantAgency>

/** More parts of the list of agencies one page does not read. */
const mostReads = 12

/** What an agency is told as, if it has been quiet since; one that has just begun, or is let in no more, is not dormant. */
const dormantRow = async ({ id, name, status, created }: AgencyRecord, since: Instant): Promise<Row | undefined> => {
  if (!letsIn(status) || created >= since) return undefined
  const [submitted, quoted] = await Promise.all([lastSubmissionOf(id), lastQuotingOf(id, since)])
  const last = [submitted, quoted]
    .filter((each) => each !== undefined)
    .toSorted()
    .at(-1)
  if (last !== undefined && last >= since) return undefined
  return { id, name, status, ...(last !== undefined && { lastBusiness: last }) }
}

interface Part {
  readonly ids: readonly string[]
  readonly next: string | undefined
}
type Walk = (after: string | undefined, size: number) => Promise<Part>

/** The agencies of the provider's list, by name. */
const ofProvider =
  (actor: Actor): Walk =>
  async (after, size) => {
    const scopes = agencyScopesOf(actor)
    const { hits, nextToken } = await agencies.list({ scopes, sort: 'name', descending: false, size, after })
    return { ids: hits.map(({ id }) => id), next: nextToken }
  }

/** The agencies that belong to an aggregator or a cluster, by name: the tree is read once, and a page goes on by its last. */
const ofOrganization = async ({ accountType, organizationId }: Actor): Promise<Walk> => {
  const below = await agenciesBelow(organizationId, accountType === 'CLUSTER' ? ['memberOf'] : undefined)
  const ids = below.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  return async (after, size) => {
    const from = after === undefined ? 0 : ids.indexOf(after) + 1
    const part = ids.slice(from, from + size)
    return { ids: part, next: from + size < ids.length ? part.at(-1) : undefined }
  }
}

/** Of a kind that has agencies: the provider, an aggregator, a cluster. */
const hasAgencies = ['COWBELL', 'DIGITAL', 'CLUSTER']

/** A cluster is told of its members that they are quiet, and no day of one's business (rule: small-numbers). */
export const listDormantAgencies = implement(contract.listDormantAgencies)(async ({ query, actor, now }) => {
  if (!hasAgencies.includes(actor.accountType)) return { hits: [], totalHits: 0 }
  const since = Instant.parse(new Date(Date.parse(now) - query.days * 86_400_000).toISOString())
  const walk = actor.accountType === 'COWBELL' ? ofProvider(actor) : await ofOrganization(actor)
  const hits: Row[] = []
  let after = query.after
  for (let reads = 0; hits.length < query.size && reads < mostReads; reads += 1) {
    const { ids, next } = await walk(after, query.size - hits.length)
    const found = new Map((await agencies.byIds(ids)).map((agency) => [agency.id, agency]))
    const rows = await Promise.all(
      ids.map((id) => {
        const agency = found.get(id)
        return agency === undefined ? undefined : dormantRow(agency, since)
      }),
    )
    hits.push(...rows.filter((row) => row !== undefined))
    after = next
    if (after === undefined) break
  }
  const told = actor.accountType === 'CLUSTER' ? hits.map(({ lastBusiness: _, ...row }) => row) : hits
  return { hits: told, totalHits: told.length, ...(after !== undefined && { nextToken: after }) }
})
