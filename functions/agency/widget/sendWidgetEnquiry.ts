import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { countTry } from '#functions/_platform/storage/tries.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { mostEnquiries, readEnquiry } from '#shared/domain/organizations/agencyWidget.ts'
import { openWidget, shownWidget } from './openWidget.ts'

const hour = 60 * 60

/** Whether a limit of an hour is reached; it is counted before anything is written. */
const isBeyond = async (subject: string, most: number, at: Instant): Promise<boolean> => {
  const { others } = await countTry(`enquiries ${subject}`, { now: epochSeconds(at), window: hour, most })
  return others.length >= most
}

/**
 * Tells an agency what a visitor of its pages would like. Nobody has proved anything, so it is a letter to people and opens,
 * clears and prices nothing: the agency asks for a quote by its own hands.
 */
export const sendWidgetEnquiry = implement(contract.sendWidgetEnquiry)(
  async ({ params, body: { fax, ...typed }, client, now, sourceIp }) => {
    const agency = await openWidget(params.agencyId)
    const show = (state: Parameters<typeof shownWidget>[1]['state']) => shownWidget(agency, { state, client })
    const { enquiry, faults } = readEnquiry(typed)
    if (enquiry === undefined) return show({ shows: 'form', typed, faults })
    // A program that fills in what nobody sees is thanked and not heard.
    if (fax !== undefined && fax !== '') return show({ shows: 'thanks' })
    const beyond = [
      await isBeyond(`address ${sourceIp}`, mostEnquiries.ofAddress, now),
      await isBeyond(`agency ${agency.id}`, mostEnquiries.ofAgency, now),
    ]
    if (beyond.includes(true)) return show({ shows: 'busy' })
    const { company, website, firstName, lastName, email, phone, message } = enquiry
    const mail = mailWrite({
      template: 'enquiryReceived',
      to: agency.contactEmail,
      firstName: agency.contactFirstName,
      data: {
        company,
        from: { name: `${firstName} ${lastName}`, email, ...(phone && { phone }) },
        ...(website && { website }),
        ...(message && { message }),
        link: `${config.publicUrl}${personas.AGENCY.home}`,
      },
      now,
    })
    await commit([mail.write], { events: [mail.event] })
    return show({ shows: 'thanks' })
  },
)
