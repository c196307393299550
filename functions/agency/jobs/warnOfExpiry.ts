import type { Job } from '#functions/_platform/events/worker.ts'
import { log } from '#functions/_platform/log/log.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
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

interface About {
  readonly id: string
  readonly today: CalendarDate
}

/** A license that was verified before as the register has it now; undefined for another, or where nobody can be asked. */
type Reverify<License> = (license: Stored<License>) => Promise<License | undefined>

const reverifyAt =
  (at: Instant) =>
  async <License extends LicenseQuery & { readonly verified?: Verified | undefined }>(
    license: Stored<License>,
  ): Promise<License | undefined> =>
    license.verified === undefined ? undefined : asRegistered(license, at)

type Kind = EventDetail<'license.expiring'>['kind']

/** Warns of one license what is due today; what was warned of is kept with it, in the same commit. */
const warnOf = async <License extends Expiring>(
  store: Store<License>,
  { id, kind, today, reverify }: About & { readonly kind: Kind; readonly reverify?: Reverify<License> },
): Promise<void> => {
  const found = await store.byId(id)
  if (found?.expirationDate === undefined) return
  const asked = warningDue({ ...found, expirationDate: found.expirationDate }, today) && (await reverify?.(found))
  if (asked !== undefined) await commit([store.update(found, asked)])
  const license = asked === undefined ? found : await store.byId(id)
  if (license?.expirationDate === undefined) return
  const { expirationDate, warned } = license
  const days = warningDue({ expirationDate, warned }, today)
  if (days === undefined) return
  await commit([store.update(license, { ...license, warned: { days, of: expirationDate } })], {
    events: [{ name: 'license.expiring', detail: { licenseId: id, kind, days } }],
  })
}

const warners = {
  agency: (of: About, at: Instant) => warnOf(agencyLicenses, { ...of, kind: 'agency', reverify: reverifyAt(at) }),
  agent: (of: About, at: Instant) => warnOf(agentLicenses, { ...of, kind: 'agent', reverify: reverifyAt(at) }),
  surplus: (of: About, _: Instant) => warnOf(surplusLicenses, { ...of, kind: 'surplus' }),
} as const

/**
 * Warns once each at 60, 30 and 7 days before a license expires; one that was verified is held against the register first,
 * which may know that it was renewed; a run that did not come is made good by the next. What
 * cannot be warned of now is left for it and does not stop the others.
 */
export const warnOfExpiry: Job = async ({ now }) => {
  const today = todayHere(now)
  for (const kind of ['agency', 'agent', 'surplus'] as const)
    for await (const id of expiringOf(kind, today))
      try {
        await warners[kind]({ id, today }, now)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        log.error('nobody could be warned of a license and it is tried again in the next run', { licenseId: id, error })
      }
}
