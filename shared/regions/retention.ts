import type { RetentionClass, RetentionRule } from '../domain/correspondence/retention.ts'
import type { RegionCode } from './code.ts'
import type { Region } from './region.ts'

/**
 * How many years the classes of documents are kept after the end they depend on, by region, and why. To be confirmed by
 * counsel before use (decision: retention-by-data).
 */
const retention: Readonly<Record<RegionCode, Readonly<Record<RetentionClass, RetentionRule>>>> = {
  us: {
    POLICY: {
      years: 7,
      source: '11 NYCRR 243.2(b)(1): six calendar years after the policy ends, and the year of its end',
    },
    CLAIM: { years: 7, source: '11 NYCRR 243.2(b)(4): six calendar years after the claim is closed' },
    APPLICATION: { years: 7, source: '11 NYCRR 243.2(b)(2): six calendar years where no policy was issued' },
    UPLOAD: { years: 7, source: '11 NYCRR 243.2(b)(2): part of the file of an application' },
    STATEMENT: { years: 7, source: '11 NYCRR 243.2(b)(7) and 26 CFR 1.6001-1: records of account' },
    ACCOUNT: { years: 7, source: '11 NYCRR 243.2(b)(8): other records that an examination may need' },
  },
  uk: {
    POLICY: { years: 7, source: 'Limitation Act 1980 s 5: six years for a contract, and one to serve a claim' },
    CLAIM: { years: 7, source: 'Limitation Act 1980 s 5: six years after the claim is settled, and one to serve' },
    APPLICATION: {
      years: 3,
      source: 'UK GDPR Art 5(1)(e): no longer than needed; FCA DISP 1.9.1 R: three years for complaints',
    },
    UPLOAD: { years: 3, source: 'UK GDPR Art 5(1)(e): no longer than needed' },
    STATEMENT: { years: 6, source: 'Companies Act 2006 s 388 and Finance Act 1998 Sch 18 para 21: accounting records' },
    ACCOUNT: { years: 7, source: 'Limitation Act 1980 s 5: six years, and one to serve a claim' },
  },
  au: {
    POLICY: { years: 7, source: 'Corporations Act 2001 s 286(2): seven years; state limitation acts: six years' },
    CLAIM: { years: 7, source: 'Corporations Act 2001 s 286(2): seven years after the claim is settled' },
    APPLICATION: { years: 3, source: 'Privacy Act 1988, APP 11.2: no longer than needed' },
    UPLOAD: { years: 3, source: 'Privacy Act 1988, APP 11.2: no longer than needed' },
    STATEMENT: { years: 7, source: 'Corporations Act 2001 s 286(2): financial records, seven years' },
    ACCOUNT: { years: 7, source: 'Corporations Act 2001 s 286(2): seven years' },
  },
}

/** How long a region keeps each class of documents. */
export const retentionOf = ({ code }: Pick<Region, 'code'>): Readonly<Record<RetentionClass, RetentionRule>> =>
  retention[code]
