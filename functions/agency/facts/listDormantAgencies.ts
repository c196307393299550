import type { z } from 'zod'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import type { ListPage } from '#functions/_platform/storage/lists.ts'
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

/** Where a page of agencies lies. */
interface Place {
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}
type Walk = (place: Place) => Promise<ListPage<string>>

/** The agencies of the provider's list, by name. */
const ofProvider =
  (actor: Actor): Walk =>
  async (place) => {
    const page = await agencies.list({ scopes: agencyScopesOf(actor), sort: 'name', descending: false, ...place })
    return { ...page, hits: page.hits.map(({ id }) => id) }
  }

/**
 * The agencies that belong to an aggregator or a cluster, by name: the tree is read once, and a page goes on behind its last
 * and back before its first.
 */
const ofOrganization = async ({ accountType, organizationId }: Actor): Promise<Walk> => {
  const below = await agenciesBelow(organizationId, accountType === 'CLUSTER' ? ['memberOf'] : undefined)
  const ids = below.toSorted((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  return ({ size, after, before }) => {
    const end = before === undefined ? undefined : Math.max(0, ids.indexOf(before))
    const from = end === undefined ? (after === undefined ? 0 : ids.indexOf(after) + 1) : Math.max(0, end - size)
    const upTo = end ?? Math.min(ids.length, from + size)
    const hits = ids.slice(from, upTo)
    const [first, last] = [hits[0], hits.at(-1)]
    return Promise.resolve({
      hits,
      totalHits: ids.length,
      ...(last !== undefined && upTo < ids.length && { nextToken: last }),
      ...(first !== undefined && from > 0 && { prevToken: first }),
    })
  }
}

/** Of a kind that has agencies: the provider, an aggregator, a cluster. */
const hasAgencies = ['COWBELL', 'DIGITAL', 'CLUSTER']

/** A cluster is told of its members that they are quiet, and no day of one's business (rule: small-numbers). */
export const listDormantAgencies = implement(contract.listDormantAgencies)(async ({ query, actor, now }) => {
  if (!hasAgencies.includes(actor.accountType)) return { hits: [], totalHits: 0 }
  const since = Instant.parse(new Date(Date.parse(now) - query.days * 86_400_000).toISOString())
  const walk = actor.accountType === 'COWBELL' ? ofProvider(actor) : await ofOrganization(actor)
  const read = async (place: Place): Promise<ListPage<Row | undefined>> => {
    const page = await walk(place)
    const found = new Map((await agencies.byIds(page.hits)).map((agency) => [String(agency.id), agency]))
    const rows = page.hits.map((id) => {
      const agency = found.get(id)
      return agency === undefined ? undefined : dormantRow(agency, since)
    })
    return { ...page, hits: await Promise.all(rows) }
  }
  const page = await filledPage(read, query, { keeps: (row) => row !== undefined, mostReads })
  const hits = page.hits.filter((row) => row !== undefined)
  const told = actor.accountType === 'CLUSTER' ? hits.map(({ lastBusiness: _, ...row }) => row) : hits
  const { nextToken, prevToken } = page
  return {
    hits: told,
    totalHits: told.length,
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
})
