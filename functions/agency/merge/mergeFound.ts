import type { Actor } from '#functions/_platform/auth/actor.ts'
import { jobs, openKey } from '#functions/_platform/jobs/jobs.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { handOverClients } from '#functions/account/public.ts'
import { seersOf } from '#functions/directory/organizations/seersOf.ts'
import { agencyUsers } from '#functions/directory/public.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import { standingBindersOf } from '#functions/policy/public.ts'
import { handOverQuotes } from '#functions/quote/public.ts'
import { requireAgency } from '../agencyReach.ts'
import { requireTaking } from '../organizations/foundMove.ts'
import { agencyGuard, mustNotMerge } from '../standing/agencyGuard.ts'
import { mergeKind } from './mergeKind.ts'

/** Whether somebody's clients or quotes are being handed over within an agency. */
const isHandingOver = async ({ id: agencyId }: AgencyRecord): Promise<boolean> => {
  const names = (await agencyUsers(agencyId)).flatMap(({ id, email }) => [id, email])
  const open = await Promise.all(
    [handOverClients, handOverQuotes].flatMap(({ kind }) =>
      names.map((from) => jobs.byUnique('open', openKey({ kind, key: `${agencyId}|${from}` }))),
    ),
  )
  return open.some((job) => job !== undefined)
}

/** Whether a merger of just these two was stopped on its way: it goes on where it is asked for again. */
const isLeft = async ({ from, into }: { readonly from: AgencyRecord; readonly into: AgencyRecord }): Promise<boolean> =>
  from.mergesIntoId === into.id &&
  into.takesInId === from.id &&
  (await jobs.byUnique('open', openKey({ kind: mergeKind, key: from.id }))) === undefined

/** Two agencies of which the one may go into the other, or why it may not; the provider's staff alone merge any. */
export const mergeFound = async (
  { agencyId, intoId }: { readonly agencyId: string; readonly intoId: string },
  actor: Actor,
): Promise<{ readonly from: Stored<AgencyRecord>; readonly into: Stored<AgencyRecord> }> => {
  const from = await requireAgency(agencyId, actor)
  if (agencyId === intoId) fail('relationship.itself')
  const into = await requireTaking(intoId, actor)
  if (!(await isLeft({ from, into }))) for (const each of [from, into]) mustNotMerge(each)
  agencyGuard.mustAllow(from.status, 'merge', { actor })
  if ((await seersOf(into.id)).has(from.id)) fail('relationship.cycle')
  if (from.agencyType !== into.agencyType || from.wholesale !== into.wholesale) {
    const type = into.wholesale ? 'wholesale' : into.agencyType.toLowerCase()
    fail('agency.otherType', { data: { name: into.name, type } })
  }
  for (const each of [from, into]) if (await isHandingOver(each)) fail('agency.merging', { data: { name: each.name } })
  const binders = await standingBindersOf(from.id)
  if (binders > 0) fail('agency.hasBinders', { data: { name: from.name, binders } })
  return { from, into }
}
