import { z } from 'zod'
import { LicenseNumber, Npn, stateMissing } from '#shared/contracts/agency/licenseFields.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AuthorityLine, isRepresentative, LicenseKind } from '#shared/domain/licensing/license.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'
import { licensing } from '../parts/licensing.ts'

/** What a control leaves empty is not said. */
export const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** One that has to be chosen from a list. */
export const chosen = <Schema extends z.ZodType<string, string>>(schema: Schema, missing: string) =>
  z.preprocess((value) => value ?? '', z.string().min(1, { error: missing, abort: true }).pipe(schema))

/** A license as the form has it: the fields that the region asks for. */
export const licenseForm = {
  number: LicenseNumber,
  state: licensing.byState ? filledLine(50, { missing: stateMissing }) : orNothing(z.undefined()),
  npn: orNothing(Npn),
  expirationDate: CalendarDate,
  effectiveDate: orNothing(CalendarDate),
  kind: LicenseKind.default(licensing.kinds[0]),
  linesOfAuthority: z.array(AuthorityLine).min(1),
  principal: orNothing(line(200)),
}

/** Under whose permission a representative sells; nothing of anybody else. */
export const principalOf = ({
  kind,
  principal,
}: {
  readonly kind: LicenseKind
  readonly principal?: string | undefined
}) => (isRepresentative(kind) ? principal : undefined)

/** What a form begins with. */
export const emptyLicense = {
  number: '',
  state: null,
  npn: '',
  expirationDate: '',
  effectiveDate: '',
  kind: licensing.kinds[0],
  linesOfAuthority: [licensing.cyberLine],
  principal: '',
}
