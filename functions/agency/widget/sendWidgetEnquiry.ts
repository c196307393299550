import { ulid } from 'ulid'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { countTry } from '#functions/_platform/storage/tries.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { EnquiryId } from '#shared/domain/ids/ids.ts'
import { mostEnquiries, readEnquiry } from '#shared/domain/organizations/agencyWidget.ts'
import { enquiries, saidKey } from '../store/enquiries.ts'
import { openWidget, shownWidget } from './openWidget.ts'

const hour = 60 * 60

/** Whether a limit of an hour is reached; it is counted before anything is written. */
const isBeyond = async (subject: string, most: number, at: Instant): Promise<boolean> => {
  const { others } = await countTry(`enquiries ${subject}`, { now: epochSeconds(at), window: hour, most })
  return others.length >= most
}

/**
 * Tells an agency what a visitor of its pages would like. Nobody has proved anything, so it waits in the agency's own list and
 * is a letter to people; it opens, clears and prices nothing (decision: enquiries): the agency asks for a quote by its own
 * hands. What is sent twice over, by a second click, is one.
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
    const { firstName, lastName, email, phone, ...about } = enquiry
    const contact = { firstName, lastName, email, ...(phone && { phone }) }
    const said = { agencyId: params.agencyId, ...about, contact }
    if ((await enquiries.byUnique('said', saidKey(said))) !== undefined) return show({ shows: 'thanks' })
    const { company, website, message } = about
    const mail = mailWrite({
      template: 'enquiryReceived',
      to: agency.contactEmail,
      firstName: agency.contactFirstName,
      data: {
        company,
        from: { name: `${firstName} ${lastName}`, email, ...(phone && { phone }) },
        ...(website && { website }),
        ...(message && { message }),
        link: `${config.publicUrl}${personas.AGENCY.basePath}/enquiries`,
      },
      now,
    })
    const made = { id: EnquiryId.parse(`enq_${ulid()}`), status: 'OPEN' as const, ...said, received: now }
    await commit([enquiries.create(made), mail.write], { events: [mail.event] })
    return show({ shows: 'thanks' })
  },
)
