import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { agencyById, type HeldOnRecord, licenseOnRecord } from '#functions/directory/public.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** Where the agency keeps its licenses. */
const licensesPage = () => `${config.publicUrl}/agency/licenses`

const mailTo = (
  { email: to, firstName }: { readonly email: string; readonly firstName: string },
  days: number,
  license: HeldOnRecord,
) =>
  mailOf({
    template: 'licenseExpiring',
    to,
    firstName,
    data: {
      days,
      holder: license.holder,
      number: license.number,
      ...(license.state && { where: stateOf(regionOf(config.region), license.state)?.name ?? license.state }),
      expirationDate: license.expirationDate,
      link: licensesPage(),
    },
  })

/**
 * Warns the agency's contact and the person whose license it is, whatever they have chosen to be told of: without it they may
 * not sell. What was renewed or removed meanwhile is not warned of.
 */
export const tellOfExpiringLicense: Subscriber<'license.expiring'> = async ({ detail, now, once }) => {
  const license = await licenseOnRecord(detail)
  const agency = license && (await agencyById(license.agencyId))
  if (license === undefined || agency === undefined) return
  const readers = new Map([[agency.contactEmail, agency.contactFirstName]])
  if (license.person !== undefined) readers.set(license.person.email, license.person.firstName)
  await askForMails(
    [...readers].map(([email, firstName]) => mailTo({ email, firstName }, detail.days, license)),
    now,
    once,
  )
}
