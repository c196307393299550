import { ulid } from 'ulid'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { defineRecord, type Stored, type Write } from '../storage/record.ts'

/** How long an e-mail that was asked for is kept, sent or not. */
const keptSeconds = 24 * 60 * 60

/** A file of the region's bucket, by its key, under the name that its reader sees. */
export interface MailFile {
  readonly key: string
  readonly name: string
  readonly contentType: string
}

/** An e-mail on its way: which template, to whom, with what. Once it is sent the data, codes and links included, is gone. */
export interface OutgoingMail {
  readonly id: string
  /** Name of a template of the messages service. */
  readonly template: string
  readonly to: string
  readonly data: Readonly<Record<string, unknown>>
  /** Files of the region's bucket that go along. */
  readonly attachments?: readonly MailFile[]
  /** The agency whose client reads it. */
  readonly clientOf?: string
  readonly requestedAt: Instant
  readonly sentAt?: string
  readonly expiresAt: number
}

/** The e-mails that were asked for; the messages service sends each once on `mail.requested`. */
export const outgoingMails = defineRecord<OutgoingMail>({
  kind: 'mail',
  notFound: 'server.failed',
  version: 2,
  // From the second on, it says whose client reads it.
  from: { 1: (mail: OutgoingMail) => mail },
  expiresAt: (mail) => mail.expiresAt,
})

export interface MailRequest {
  readonly template: string
  /** The address. */
  readonly to: string
  /** Whom the mail greets. */
  readonly firstName?: string | undefined
  /** What the template takes besides region, locale, currency, sender and recipient, which are filled in here. */
  readonly data: Readonly<Record<string, unknown>>
  readonly attachments?: readonly MailFile[]
  /** The agency whose client reads it: the mail wears its colours, as the pages of its clients do. */
  readonly clientOf?: string | undefined
  /** Now, as an ISO instant. */
  readonly now: Instant
}

/** What every template needs to speak to its reader, from the region's data. */
const regionalData = (firstName: string | undefined) => {
  const { code, locale, currency, provider, support } = regionOf(config.region)
  return {
    region: code,
    locale,
    currency,
    sender: {
      name: provider.name,
      legalLine: provider.legalEntity,
      supportEmail: support.email,
      supportPhone: formatPhone(regionOf(config.region), support.phone),
      site: config.publicUrl,
    },
    recipient: firstName === undefined || firstName === '' ? {} : { firstName },
  }
}

/**
 * Asks for an e-mail in the same commit as the state it tells of: `commit([…, mail.write], { events: [mail.event] })`. It is
 * sent by the messages service after the commit, and not at all when the commit fails.
 */
export const mailWrite = ({
  template,
  to,
  firstName,
  data,
  attachments,
  clientOf,
  now,
}: MailRequest): { readonly mailId: string; readonly write: Write; readonly event: DomainEvent } => {
  const mailId = `mai_${ulid()}`
  return {
    mailId,
    write: outgoingMails.create({
      id: mailId,
      template,
      to,
      data: { ...regionalData(firstName), ...data },
      ...(attachments && { attachments }),
      ...(clientOf !== undefined && { clientOf }),
      requestedAt: now,
      expiresAt: epochSeconds(now) + keptSeconds,
    }),
    event: { name: 'mail.requested', detail: { mailId } },
  }
}

/** The e-mail was sent: what it said, secrets among it, is removed. */
export const mailSent = (mail: Stored<OutgoingMail>, now: Instant): Write =>
  outgoingMails.update(mail, { ...mail, data: {}, sentAt: now })
