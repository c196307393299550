import type { z } from 'zod'
import { implement } from '#functions/_platform/http/implement.ts'
import { type JobRecord, jobs } from '#functions/_platform/jobs/jobs.ts'
import { clientCountOf } from '#functions/account/public.ts'
import { adjustedCountOf } from '#functions/claims/public.ts'
import { soldCountOf, waitingCountOf } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/auth/leavers.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import { namedAccounts } from '../organizations/namedAccounts.ts'
import { type Handed, type LeaverRecord, leavers } from '../store/leavers.ts'
import { mayAdjust } from './releasedBy.ts'

type Remaining = z.infer<typeof contract.Leaver>['remaining']

const nothing: Remaining = { clients: 0, quotes: 0, referrals: 0, claims: 0 }

/** What is in somebody's name still: of agents clients and quotes, of staff and carriers’ people what waits for them. */
const remainingOf = async ({ accountType, organizationId, userId, email }: LeaverRecord): Promise<Remaining> => {
  if (mayAdjust({ accountType })) {
    const [referrals, claims] = await Promise.all([waitingCountOf(userId), adjustedCountOf(userId)])
    return { ...nothing, referrals, claims }
  }
  if (accountType !== 'AGENCY') return nothing
  const names = [userId, ...(email === '' ? [] : [email])]
  const [clients, quotes] = await Promise.all([
    clientCountOf(organizationId, names),
    soldCountOf(organizationId, names),
  ])
  return { ...nothing, clients, quotes }
}

const handedOf = ({ what, jobId }: Handed, found: ReadonlyMap<string, JobRecord>) => {
  const job = found.get(jobId)
  return {
    what,
    ...(job !== undefined && { count: job.counts.handedOver ?? 0 }),
    isUnderWay: job !== undefined && isOpenJob(job.status),
  }
}

const sorts = ['left', 'name'] as const

/** Staff may name an organization, or see all; everybody else sees the own one, whatever is named. */
export const listLeavers = implement(contract.listLeavers)(async ({ query, actor }) => {
  const named = actor.accountType === 'COWBELL' ? query.accountId : actor.organizationId
  const scope = named === undefined ? 'all' : `organization:${named}`
  const { search, sort, page, size } = query
  const by = sorts.find((each) => each === sort?.replace(/^[-+]/, '')) ?? 'left'
  // Who left last comes first where no order is asked for.
  const descending = sort === undefined || sort.startsWith('-')
  const found = isSearch(search)
    ? await leavers.searchPage({ scopes: [scope], text: search, page, size })
    : await leavers.page({ scope, sort: by, descending, page, size })
  const jobIds = found.content.flatMap(({ handed }) => handed.map(({ jobId }) => jobId))
  const [accounts, handing, remaining] = await Promise.all([
    namedAccounts(found.content),
    jobs.byIds(jobIds),
    Promise.all(found.content.map(remainingOf)),
  ])
  const jobOf = new Map(handing.map((job) => [job.id as string, job]))
  return {
    ...found,
    content: found.content.map((leaver, index) => ({
      id: leaver.id,
      firstName: leaver.firstName,
      lastName: leaver.lastName,
      email: leaver.email,
      account: {
        id: leaver.organizationId,
        name: accounts.get(leaver.organizationId)?.name ?? '',
        accountType: leaver.accountType,
      },
      role: { id: leaver.role, label: leaver.role },
      left: leaver.left,
      by: leaver.by.name,
      ...(leaver.heir !== undefined && { handedTo: leaver.heir.name }),
      handed: leaver.handed.map((each) => handedOf(each, jobOf)),
      remaining: remaining[index] ?? nothing,
    })),
  }
})
