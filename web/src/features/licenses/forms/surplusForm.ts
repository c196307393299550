import { z } from 'zod'
import { NewSurplusLicense } from '#shared/contracts/account/surplusLicenses.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { chosen, orNothing } from './licenseForm.ts'

/** A surplus lines license as the form has it. */
export const SurplusForm = z.object({
  ...NewSurplusLicense.shape,
  surplusLinesState: z.preprocess((value) => value ?? '', NewSurplusLicense.shape.surplusLinesState),
  expirationDate: orNothing(CalendarDate),
  agencyId: orNothing(AgencyId),
})

/** The same in admin mode, where the agency is chosen. */
export const AdminSurplusForm = SurplusForm.extend({ agencyId: chosen(AgencyId, 'Choose an agency') })
