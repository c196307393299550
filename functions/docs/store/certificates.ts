import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { CertificateId, DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'

/** A certificate as it was asked for: of which policy, as of which day, for whom, and the id of the document it becomes. */
export interface CertificateRecord {
  readonly id: CertificateId
  readonly policyId: PolicyId
  readonly docId: DocumentId
  /** The day whose terms it shows. */
  readonly day: CalendarDate
  readonly holder: { readonly name: string; readonly addressLines: readonly string[] }
  /** Of the policy's additional insureds, where the holder is one of them. */
  readonly additionalInsuredId?: string
  /** Where it is sent once it is made. */
  readonly mailTo?: string
  readonly created: Instant
  /** As others are told of who asked for it. */
  readonly createdBy: string
}

/** Certificates stand in no list of their own: their documents do, in the library of the policy. */
export const certificates = defineRecord<CertificateRecord>({ kind: 'certificate', notFound: 'document.notFound' })
