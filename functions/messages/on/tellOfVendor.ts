import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { claimById, claimNoteById, vendorById, workName } from '#functions/claims/public.ts'
import { agencyUsers } from '#functions/directory/public.ts'
import type { Vendor } from '#shared/contracts/account/vendors.ts'
import { isUnanswered } from '#shared/domain/claims/vendorAnswer.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimsDesk } from '../mailFacts/claimsDesk.ts'
import { askForMails, mailOf } from '../mailFacts/request.ts'

/** A vendor's people who sign in, or else whom the panel names. */
const peopleOf = async ({ contactEmail, contactFirstName, organizationId }: Vendor) => {
  const users = organizationId === undefined ? [] : (await agencyUsers(organizationId)).filter(({ enabled }) => enabled)
  if (users.length > 0) return users.map(({ email, firstName }) => ({ to: email, firstName, signsIn: true }))
  return contactEmail === undefined ? [] : [{ to: contactEmail, firstName: contactFirstName, signsIn: false }]
}

const momentIn = (at: string): string => {
  const { locale, timeZone } = regionOf(config.region)
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const format = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const
  return new Intl.DateTimeFormat(locale, format).format(new Date(at))
}

/** A vendor that is asked to take up work hears of it at once, and by when it answers. */
export const tellOfVendorAsked: Subscriber<'claim.vendorAsked'> = async ({ detail, now, once }) => {
  const { claimId, vendorId, at } = detail
  const [claim, vendor] = [await claimById(claimId), await vendorById(vendorId)]
  const asked = claim?.vendors.find((each) => each.vendorId === vendorId && each.at === at)
  if (claim === undefined || vendor === undefined || asked?.answerBy === undefined || !isUnanswered(asked)) return
  const { answerBy, scope, subcategory, urgency = 'ROUTINE' } = asked
  const region = regionOf(config.region)
  const mails = (await peopleOf(vendor)).map(({ to, firstName, signsIn }) =>
    mailOf({
      template: 'vendorAsked',
      to,
      firstName,
      data: {
        insured: claim.companyName,
        claimNumber: claim.claimNumber ?? claim.id,
        urgency,
        answerBy: momentIn(answerBy),
        work: workName(subcategory),
        scope,
        claimsPhone: formatPhone(region, region.support.claimsPhone),
        ...(signsIn && { link: `${config.publicUrl}/vendor/claims/${claim.id}` }),
      },
    }),
  )
  await askForMails(mails, now, once)
}

/** That a vendor declined, or did not answer in time, the desk hears at once. */
export const tellOfVendorMissing: Subscriber<'claim.vendorMissing'> = async ({ detail, now, once }) => {
  const { claimId, noteId, subcategory, vendorId } = detail
  const [claim, vendor] = [await claimById(claimId), await vendorById(vendorId)]
  if (claim === undefined || vendor === undefined) return
  const note = noteId === undefined ? undefined : await claimNoteById(noteId)
  const mails = (await claimsDesk(claim)).map(([to, firstName]) =>
    mailOf({
      template: 'vendorMissing',
      to,
      firstName,
      data: {
        insured: claim.companyName,
        claimNumber: claim.claimNumber ?? claim.id,
        vendor: vendor.name,
        work: workName(subcategory),
        missing: noteId === undefined ? 'SILENT' : 'DECLINED',
        ...(note !== undefined && { note: note.text }),
        link: `${config.publicUrl}/admin/claims/${claim.id}`,
      },
    }),
  )
  await askForMails(mails, now, once)
}
