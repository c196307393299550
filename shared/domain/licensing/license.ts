import { z } from 'zod'

/** What somebody sells insurance under: in the US a producer's license, in the UK and Australia one's own permission or another's. */
export const licenseKinds = [
  'PRODUCER',
  'FCA_FIRM',
  'APPOINTED_REPRESENTATIVE',
  'AFSL',
  'AUTHORISED_REPRESENTATIVE',
] as const
export const LicenseKind = z.enum(licenseKinds)
export type LicenseKind = z.infer<typeof LicenseKind>

/** What a license lets somebody sell: the NAIC's lines that a firm may hold, and general insurance where there is one permission. */
export const authorityLines = ['CASUALTY', 'PROPERTY', 'PERSONAL_LINES', 'SURPLUS_LINES', 'GENERAL_INSURANCE'] as const
export const AuthorityLine = z.enum(authorityLines)
export type AuthorityLine = z.infer<typeof AuthorityLine>

/** Whether somebody sells under another firm's permission, which is named then. */
export const isRepresentative = (kind: LicenseKind): boolean =>
  kind === 'APPOINTED_REPRESENTATIVE' || kind === 'AUTHORISED_REPRESENTATIVE'
