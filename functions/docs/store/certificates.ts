import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CertificateRecord } from '#shared/contracts/policy/certificate.ts'

/** A certificate from before it had a number and a life. */
const withLife = (certificate: Omit<CertificateRecord, 'status'>): CertificateRecord => ({
  ...certificate,
  status: 'ISSUED',
})

/** Certificates: listed with their policy, found by their number. */
export const certificates = defineRecord({
  kind: 'certificate',
  notFound: 'certificate.notFound',
  version: 3,
  // From the second on, each has a number and a status, and is in a list; from the third on it is found by whom it names.
  from: { 1: withLife, 2: (certificate: CertificateRecord) => certificate },
  names: [namingOf<CertificateRecord>().here('RECIPIENT', { email: 'mailTo' })],
  history: { hides: [] },
  unique: { number: ({ number }: CertificateRecord) => number },
  list: {
    scopes: ({ policyId }: CertificateRecord) => [`policy:${policyId}`],
    sorts: { created: ({ created }: CertificateRecord) => created },
    summary: ({ id, number = '' }: CertificateRecord) => ({ id, number }),
  },
})
