import { config } from '#functions/_platform/config/config.ts'
import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { CertificateRecord } from '#shared/contracts/policy/certificate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { agencyLogo } from '../documentData/agencyLogo.ts'
import { certificateData } from '../documentData/certificateData.ts'
import { namedOn } from '../documentData/namedOn.ts'
import { filedWith } from '../documents/filedWith.ts'
import { keepDocument } from '../documents/keepDocument.ts'
import { bookOfForms } from '../forms/book.ts'
import { knownForPolicy } from '../forms/knownForPolicy.ts'
import { madeByTask } from '../issue/madeByTask.ts'
import { certificates } from '../store/certificates.ts'
import { documents } from '../store/documents.ts'
import type { PdfDocument } from '../templates/document.ts'
import { wordsOf } from '../templates/words.ts'

/** A certificate as it is drawn now: what it shows of its policy stays. */
export const drawCertificate = async (certificate: CertificateRecord, policy: PolicyRecord): Promise<PdfDocument> => {
  const [named, book] = await Promise.all([namedOn(policy), bookOfForms(knownForPolicy(policy))])
  const { certificateDocument } = await import('../templates/certificateDocument.ts')
  const printed = { book, agencyLogo: await agencyLogo(named.agency) }
  return certificateDocument(certificateData(config.region, policy, certificate, named, printed))
}

const keep = (certificate: CertificateRecord, policy: PolicyRecord, now: Instant) => {
  const title = wordsOf(config.region).certificate
  const { created, createdBy, docId, holder } = certificate
  return keepDocument(
    {
      id: docId,
      docName: `${title} ${policy.policyNumber} ${shortened(holder.name, 80)}.pdf`,
      docType: madeByTask.makeCertificate,
      ...filedWith(policy),
      created,
      createdBy,
      code: certificate.number,
      madeFrom: `Certificate|${certificate.id}`,
    },
    now,
    () => drawCertificate(certificate, policy),
  )
}

/** A certificate that was asked for is made once, filed with its policy, and sent where it says so. */
export const makeCertificate: Subscriber<'policy.certificateRequested'> = async ({ detail, now, once }) => {
  const [certificate, policy] = await Promise.all([
    certificates.byId(detail.certificateId),
    policyById(detail.policyId),
  ])
  if (certificate === undefined || policy === undefined)
    throw new Error(`There is no ${detail.certificateId} of ${detail.policyId} to make a document of.`)
  const docId = await keep(certificate, policy, now)
  const { mailTo, holder, day, createdBy } = certificate
  if (mailTo === undefined) return
  const { file, docName } = await documents.require(docId)
  const mail = mailWrite({
    template: 'certificateSent',
    to: mailTo,
    data: {
      insured: policy.companyName,
      policyNumber: policy.policyNumber,
      document: wordsOf(config.region).certificate,
      holder: holder.name,
      day,
      sentBy: createdBy,
    },
    attachments: [{ key: file, name: docName, contentType: 'application/pdf' }],
    now,
  })
  await commit([mail.write], { events: [mail.event], once })
}
