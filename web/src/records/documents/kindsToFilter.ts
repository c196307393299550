import { type DocType, docTypeLabel, docTypes } from '#shared/contracts/docs/document.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** What surplus lines alone bring about, and so the United States alone. */
const americanOnly: readonly DocType[] = ['DiligentEffort', 'SurplusNotice']

/** What stands in the libraries of claims alone. */
const ofClaimsOnly: readonly DocType[] = ['ClaimNotice']

/** The kinds that a library can be narrowed to, each as the region calls it: every one that it may hold. */
export const kindsToFilter = (region: RegionCode, { ofClaim }: { readonly ofClaim: boolean }) =>
  docTypes
    .filter(({ docType, claim }) => (ofClaim ? claim : !ofClaimsOnly.includes(docType)))
    .filter(({ docType }) => region === 'us' || !americanOnly.includes(docType))
    .map(({ docType }) => ({ value: docType, label: docTypeLabel(docType, region) }))
