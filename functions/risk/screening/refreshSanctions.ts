import { createHash } from 'node:crypto'
import type { Job } from '#functions/_platform/events/worker.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { inForceId, partId, sanctionsLists } from '#functions/account/public.ts'
import type { SanctionsEntry } from '#shared/domain/account/sanctions.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { sanctionsSource } from './sanctionsSource.ts'
import { screenAccounts } from './screenAccounts.ts'

/** Entries of a part: a record of so many is far below the largest there may be. */
const perPart = 2_500

const editionOf = (entries: readonly SanctionsEntry[]): string =>
  `official-${createHash('sha256').update(JSON.stringify(entries)).digest('base64url').substring(0, 16)}`

/** Keeps entries under their edition, a part at a time; parts that are there already are the same. */
const keepParts = async (edition: string, entries: readonly SanctionsEntry[], made: Instant): Promise<number> => {
  const parts = Math.ceil(entries.length / perPart)
  for (let part = 0; part < parts; part += 1) {
    const id = partId(edition, part)
    if ((await sanctionsLists.byId(id)) !== undefined) continue
    const some = entries.slice(part * perPart, (part + 1) * perPart)
    await commit([sanctionsLists.create({ id, edition, made, entries: some })])
  }
  return parts
}

/**
 * Every night: takes the official lists anew. Where they have changed the new list is put in force, and all accounts are
 * screened against it; the parts of the one before go.
 */
export const refreshSanctions: Job = async ({ now }) => {
  const source = await sanctionsSource()
  if (source === undefined) return { met: 0 }
  const failures = await source.refresh()
  const entries = await source.entries()
  if (entries === undefined) return { met: 0, failures }
  const edition = editionOf(entries)
  const before = await sanctionsLists.byId(inForceId)
  if (before?.edition === edition) return { met: entries.length, failures }
  const inForce = { id: inForceId, edition, made: now, parts: await keepParts(edition, entries, now) }
  const { jobId, write, events } = await startJob(screenAccounts, {}, { by: 'Operations', now })
  await commit(
    [before === undefined ? sanctionsLists.create(inForce) : sanctionsLists.update(before, inForce), write],
    { events },
  )
  for (let part = 0; part < (before?.parts ?? 0); part += 1) {
    const old = before && (await sanctionsLists.byId(partId(before.edition, part)))
    if (old !== undefined) await commit([sanctionsLists.remove(old)])
  }
  return { met: entries.length, failures, jobId }
}
