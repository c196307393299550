import { z } from 'zod'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type Warned, warningDue } from '#shared/domain/licensing/expiry.ts'
import type { LicenseQuery, Verified } from '#shared/domain/licensing/verified.ts'
import type { EventDetail } from '#shared/events/events.ts'
import { asRegistered } from '../register/asRegistered.ts'
import { todayHere } from '../todayHere.ts'
import { expiringOf } from './expiring.ts'

interface Expiring {
  readonly id: string
  readonly expirationDate?: CalendarDate | undefined
  readonly warned?: Warned | undefined
}

interface Store<License extends Expiring> {
  readonly byId: (id: string) => Promise<Stored<License> | undefined>
  readonly update: (before: Stored<License>, after: License) => Write
}

type Kind = EventDetail<'license.expiring'>['kind']

/** A license that was verified before as the register has it now; undefined for another, or where nobody can be asked. */
type Reverify<License> = (license: Stored<License>, at: Instant) => Promise<License | undefined>

const reverified = async <License extends LicenseQuery & { readonly verified?: Verified | undefined }>(
  license: Stored<License>,
  at: Instant,
): Promise<License | undefined> => (license.verified === undefined ? undefined : asRegistered(license, at))

interface About<License> {
  readonly id: string
  readonly kind: Kind
  readonly today: CalendarDate
  readonly at: Instant
  readonly reverify?: Reverify<License>
}

/**
 * What warns of one license where that is due today; what was warned of is kept with it, in the same commit. One that was
 * verified is held against the register first, which may know that it was renewed.
 */
const warningOf = async <License extends Expiring>(
  store: Store<License>,
  { id, kind, today, at, reverify }: About<License>,
): Promise<Omit<Effect, 'cursor'> | undefined> => {
  const found = await store.byId(id)
  if (found?.expirationDate === undefined) return undefined
  if (warningDue({ ...found, expirationDate: found.expirationDate }, today) === undefined) return undefined
  const asked = await reverify?.(found, at)
  const license: License = asked ?? found
  const { expirationDate, warned } = license
  const days = expirationDate === undefined ? undefined : warningDue({ expirationDate, warned }, today)
  if (days === undefined || expirationDate === undefined)
    return asked === undefined ? undefined : { writes: [store.update(found, asked)] }
  return {
    writes: [store.update(found, { ...license, warned: { days, of: expirationDate } })],
    events: [{ name: 'license.expiring', detail: { licenseId: id, kind, days } }],
  }
}

type Warning = Pick<About<Expiring>, 'at' | 'id' | 'today'>

const kinds = ['agency', 'agent', 'surplus'] as const
const warners = {
  agency: (of: Warning) => warningOf(agencyLicenses, { ...of, kind: 'agency', reverify: reverified }),
  agent: (of: Warning) => warningOf(agentLicenses, { ...of, kind: 'agent', reverify: reverified }),
  surplus: (of: Warning) => warningOf(surplusLicenses, { ...of, kind: 'surplus' }),
} as const

/** Licenses that are looked at together. */
const together = 25

/** Where a run is: at which kind, and how far in its list. */
const placeOf = (cursor: string | undefined): { readonly index: number; readonly after: string | undefined } => {
  const [, index = '0', after = ''] = /^(\d)\|(.*)$/s.exec(cursor ?? '') ?? []
  return { index: Number(index), after: after || undefined }
}

/**
 * Warns once each at 60, 30 and 7 days before a license expires; a run that did not come is made good by the next. A page is
 * looked at again until nothing of it is due: what was warned of is noted with each license.
 */
export const warnOfLicenses = defineJob({
  kind: 'warnOfLicenses',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  effect: 'warned',
  async chunk({ today }, { cursor, now }) {
    const { index, after } = placeOf(cursor)
    const kind = kinds[index]
    if (kind === undefined) return { done: 0 }
    const page = await expiringOf(kind, today, { size: together, after })
    const effects: Effect[] = []
    for (const id of page.ids) {
      const warning = await warners[kind]({ id, today, at: now })
      if (warning !== undefined) effects.push({ cursor: `${index}|${after ?? ''}`, ...warning })
    }
    const goesOn =
      page.next !== undefined ? `${index}|${page.next}` : index + 1 < kinds.length ? `${index + 1}|` : undefined
    return { effects, done: page.ids.length, ...(goesOn !== undefined && { cursor: goesOn }) }
  },
})

/** Every day. */
export const warnOfExpiry: Job = ({ now }) => beginJob(warnOfLicenses, { today: todayHere(now) }, now)
