import { encode } from 'uqr'
import { type PolicyRecord, recordOfStack } from '#functions/policy/public.ts'
import type { CertificateRecord } from '#shared/contracts/policy/certificate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { certifiable } from '#shared/domain/policy/certificate.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { verifyUrlOf } from '../certificates/shownCertificate.ts'
import type { CertificateData } from '../templates/certificateData.ts'
import { commonData } from './commonData.ts'
import { type Book, endorsementsOf } from './forms.ts'
import { authorizedBy } from './issuer.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'

/** Endorsements are named by their forms, and not among what is covered. */
const isEndorsement = (coverageId: number): boolean =>
  catalogue.some(({ id, endorsement }) => id === coverageId && endorsement)

/** Endorsements that a holder is told of: what they name is not everybody's business, and on a certificate nothing is. */
const withoutSchedule = ({ number, title, edition }: ReturnType<typeof endorsementsOf>[number]) => ({
  number,
  title,
  edition,
})

/** The number and the page by which anybody verifies it, as words and as a code to be scanned. */
const verificationOf = (certificate: CertificateRecord): Pick<CertificateData, 'verification'> => {
  const { number } = certificate
  const url = verifyUrlOf(certificate)
  if (number === undefined || url === undefined) return {}
  const { host } = new URL(url)
  const squares = encode(url, { ecc: 'M', border: 0 }).data
  return {
    verification: {
      number,
      url,
      page: `${host}/verify`,
      squares: squares.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
    },
  }
}

/** What is printed beside the policy's own terms. */
interface Printed {
  readonly book: Book
  /** The wide logo of its agency on the day when it is drawn, as a data URI. */
  readonly agencyLogo: string | undefined
}

/** What a certificate says: the policy as it was known to be on the day when it was asked for. */
export const certificateData = (
  region: RegionCode,
  policy: PolicyRecord,
  certificate: CertificateRecord,
  named: Named,
  { book, agencyLogo }: Printed,
): CertificateData => {
  const { id, day, created, holder, additionalInsuredId } = certificate
  const then = recordOfStack(policy, { effective: day, known: created })
  const cover = policyCover(then)
  const today = dateAt(created, policy.timeZone)
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const { endsOn } = certifiable(policy.transactions, term, { today, now: created })
  const number = certificate.number ?? `${policy.policyNumber}-${id.slice(-6)}`
  const insuring = { ...cover, coverages: cover.coverages.filter(({ coverageId }) => !isEndorsement(coverageId)) }
  const { coverages, ...common } = commonData(region, insuring, named, number, today)
  const endorsements = endorsementsOf(region, cover, book)
  return {
    ...common,
    // What cover costs is the insured's business.
    coverages: coverages.map(({ premium: _, ...coverage }) => coverage),
    policyNumber: policy.policyNumber,
    day,
    holder: { name: holder.name, addressLines: [...holder.addressLines] },
    isAdditionalInsured: additionalInsuredId !== undefined,
    ...(endsOn !== undefined && { endsOn }),
    endorsements: endorsements.map(withoutSchedule),
    authorizedBy,
    ...(agencyLogo !== undefined && { agencyLogo }),
    ...verificationOf(certificate),
  }
}
