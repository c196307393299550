import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { EventDetail } from '#shared/events/events.ts'
import { agencyLicenses } from '../store/agencyLicenses.ts'
import { agentLicenses } from '../store/agentLicenses.ts'
import { surplusLicenses } from '../store/surplusLicenses.ts'

/** A license of any kind as its holder is told of it. */
export interface HeldOnRecord {
  readonly agencyId: string
  /** Whose it is. */
  readonly holder: string
  readonly number: string
  readonly state?: string | undefined
  readonly expirationDate: CalendarDate
  /** The person whose it is, where it is no firm's. */
  readonly person?: { readonly email: string; readonly firstName: string }
}

const ofAgency = async (id: string): Promise<HeldOnRecord | undefined> => {
  const license = await agencyLicenses.byId(id)
  return license && { ...license, holder: license.agencyName }
}

const ofAgent = async (id: string): Promise<HeldOnRecord | undefined> => {
  const license = await agentLicenses.byId(id)
  if (license === undefined) return undefined
  const { agentEmail: email, agentFirstName: firstName, agentLastName } = license
  return { ...license, holder: `${firstName} ${agentLastName}`, person: { email, firstName } }
}

const ofBroker = async (id: string): Promise<HeldOnRecord | undefined> => {
  const license = await surplusLicenses.byId(id)
  if (license?.expirationDate === undefined) return undefined
  const { agencyId, expirationDate, brokerEmail: email, brokerFirstName: firstName, brokerLastName } = license
  return {
    agencyId,
    expirationDate,
    holder: `${firstName} ${brokerLastName}`,
    number: license.surplusLicenseNumber,
    state: license.surplusLinesState,
    person: { email, firstName },
  }
}

const readers = { agency: ofAgency, agent: ofAgent, surplus: ofBroker } as const

/** The license that an event tells of; undefined where it is gone, or expires no more. */
export const licenseOnRecord = ({
  licenseId,
  kind,
}: EventDetail<'license.expiring'>): Promise<HeldOnRecord | undefined> => readers[kind](licenseId)
