import type { Actor } from '#functions/_platform/auth/actor.ts'
import { shareOf } from '#functions/_platform/auth/shareOf.ts'
import { config } from '#functions/_platform/config/config.ts'
import { type AuditEntry, entriesAt } from '#functions/_platform/storage/auditTrail.ts'
import { toldBy } from '#functions/_platform/storage/history.ts'
import { statesOf } from '#functions/_platform/storage/statesOf.ts'
import { asTold, untoldOf } from '#functions/_platform/storage/untold.ts'
import { erasedOf, withoutPerson } from '#functions/directory/history/historyLines.ts'
import { madeBy } from '#functions/directory/history/madeBy.ts'
import { isOfStaff, namesOfActors } from '#functions/directory/history/namesOfActors.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import type { AuditLine } from '#shared/contracts/auth/audit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type HistoryShare, historyShares } from '#shared/records/historyShares.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type Means, meansOf } from './meansOf.ts'
import { endsOf, nameOfRecord } from './nameOfRecord.ts'

const shares: Readonly<Record<string, HistoryShare | undefined>> = historyShares

/** Of whose record, or for whom, an entry is of the organization that the reader acts for. */
const isOwned = ({ trail }: AuditEntry, { organizationId }: Actor) => trail?.owners.includes(organizationId) === true
const wasFor = ({ trail }: AuditEntry, { organizationId }: Actor) => trail?.actedFor === organizationId

/** The record of an entry as it is today. */
interface Of {
  readonly isErased: boolean
  readonly state: Readonly<Record<string, unknown>> | undefined
}

/** The changes that a reader is told; undefined for what is nobody's business of theirs. */
const changesFor = (entry: AuditEntry, reader: Actor, { isErased, state }: Of) => {
  const all = asTold(toldBy(entry), entry.version, untoldOf(state))
  const told = isErased ? withoutPerson(all) : all
  if (isOfStaff(reader)) return [...told]
  const share = shares[entry.trail?.kind ?? '']
  if (isOwned(entry, reader) && share !== undefined) {
    const changes = shareOf(share, reader, told)
    if (changes.length > 0) return changes
  }
  // What was done in the organization's own name is told, though not what it did to what is not theirs to read.
  return wasFor(entry, reader) ? [] : undefined
}

const organizationOf = (worksFor: string): string => worksFor.split(' ')[1] ?? ''

/** By what it was done, as the reader knows those who are named in it. */
const throughOf = (
  id: string,
  { name, approver }: Means,
  who: Awaited<ReturnType<typeof namesOfActors>>,
): NonNullable<AuditLine['through']> => ({
  id,
  ...(name !== undefined && { name }),
  ...(approver !== undefined && { approvedBy: who(approver).name }),
})

/** The entries at places of the trail as their reader may read them, in their order. */
export const auditLines = async (places: readonly string[], reader: Actor): Promise<readonly AuditLine[]> => {
  const entries = await entriesAt(places)
  const named = entries.flatMap(({ recordId, worksFor = '', through = '' }) => [
    recordId,
    organizationOf(worksFor),
    through,
  ])
  const [erased, states] = await Promise.all([
    erasedOf(entries.map(({ recordId }) => recordId)),
    statesOf(named.filter((id) => id !== '')),
  ])
  const told = entries.flatMap((entry) => {
    const of = { isErased: erased.has(entry.recordId), state: states.get(entry.recordId) }
    const changes = changesFor(entry, reader, of)
    return changes === undefined ? [] : [{ entry, changes }]
  })
  const all = told.map(({ entry }) => entry)
  const ends = await statesOf([...states.values()].flatMap(endsOf).filter((id) => id !== providerId))
  const { name: provider } = regionOf(config.region).provider
  const nameOfEnd = (id: string) => (id === providerId ? provider : nameOfRecord(ends.get(id)))
  const ways = [...new Set(all.flatMap(({ through }) => through ?? []))]
  const means = await meansOf(ways, states)
  const approvers = ways.flatMap((id) => means(id).approver ?? [])
  const who = await namesOfActors([...all.map(madeBy), ...approvers], reader)
  const isStaff = isOfStaff(reader)
  return told.map(({ entry, changes }) => {
    const { recordId, version, at, operation, worksFor, through, trail } = entry
    const maker = madeBy(entry)
    const by = who(maker)
    const record = isStaff || isOwned(entry, reader) ? nameOfRecord(states.get(recordId), nameOfEnd) : undefined
    const organization = worksFor === undefined ? undefined : organizationOf(worksFor)
    const name = nameOfRecord(states.get(organization ?? ''))
    return {
      at: at as Instant, // commit wrote it
      ...{ recordId, version, operation, changes, by: by.name, kind: trail?.kind ?? '' },
      ...(record !== undefined && { record }),
      ...(by.isPerson && { actorId: maker }),
      ...(organization !== undefined && { jumpedIn: { id: organization, ...(name !== undefined && { name }) } }),
      ...(isStaff && entry.seal !== undefined && { seal: entry.seal }),
      ...(through !== undefined && { through: throughOf(through, means(through), who) }),
    }
  })
}
