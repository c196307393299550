import type { Licensing } from '../../regions/licensing.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { HeldLicense } from './whoMaySell.ts'

/** How an agency stands to a carrier in a state: from its license on, and to its last day. */
export const appointmentStatuses = ['APPOINTED', 'PENDING', 'TERMINATED'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** A carrier at work, and the states that it writes in; empty for everywhere. */
export interface AppointingCarrier {
  readonly id: string
  readonly name: string
  readonly states: readonly string[]
}

export interface Appointment {
  readonly carrierId: string
  readonly carrierName: string
  /** Of one that holds everywhere in the region, `All`. */
  readonly state: string
  readonly status: AppointmentStatus
}

/** Where one license holds everywhere. */
export const everywhere = 'All'

const statusOn = (licenses: readonly HeldLicense[], today: CalendarDate): AppointmentStatus => {
  const lasting = licenses.filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today)
  if (lasting.length === 0) return 'TERMINATED'
  const hasBegun = lasting.some(({ effectiveDate }) => effectiveDate === undefined || effectiveDate <= today)
  return hasBegun ? 'APPOINTED' : 'PENDING'
}

interface Appointing {
  readonly carriers: readonly AppointingCarrier[]
  readonly licenses: readonly HeldLicense[]
  readonly licensing: Licensing
  readonly today: CalendarDate
}

/**
 * The appointments of an agency: by every carrier, in each state in which the carrier writes and the agency is licensed for
 * the line that is sold (decision: appointed-by-license). By carrier, then by state.
 */
export const appointmentsOf = ({ carriers, licenses, licensing, today }: Appointing): Appointment[] => {
  const ofLine = licenses.filter(({ linesOfAuthority }) => linesOfAuthority.includes(licensing.cyberLine))
  const byState = Map.groupBy(ofLine, ({ state }) => (licensing.byState ? (state ?? everywhere) : everywhere))
  const states = [...byState].toSorted(([a], [b]) => a.localeCompare(b))
  return carriers
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ id, name, states: written }) =>
      states
        .filter(([state]) => state === everywhere || written.length === 0 || written.includes(state))
        .map(([state, held]) => ({ carrierId: id, carrierName: name, state, status: statusOn(held, today) })),
    )
}

/** By whom an agency is appointed today, and in which states. */
export const appointedBy = (
  appointments: readonly Appointment[],
): { readonly carrierId: string; readonly carrierName: string; readonly states: string[] }[] =>
  [...Map.groupBy(appointments, ({ carrierId }) => carrierId)].flatMap(([carrierId, each]) => {
    const states = each.filter(({ status }) => status === 'APPOINTED').map(({ state }) => state)
    return states.length === 0 ? [] : [{ carrierId, carrierName: each[0]?.carrierName ?? '', states }]
  })

/** Whether what is on record lets an agency sell: without a single license it is not known, and sells. */
export const maySellPrograms = ({ licenses, licensing, today }: Omit<Appointing, 'carriers'>): boolean =>
  licenses.length === 0 ||
  appointmentsOf({ carriers: [{ id: '', name: '', states: [] }], licenses, licensing, today }).some(
    ({ status }) => status === 'APPOINTED',
  )
