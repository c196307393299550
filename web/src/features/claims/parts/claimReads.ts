import { getVendor, listVendorPanel } from '#shared/contracts/account/vendors.ts'
import { getClaim, listClaimHistory, searchClaims } from '#shared/contracts/claims/claims.ts'
import { getClaimFile, searchClaimQueue } from '#shared/contracts/claims/desk.ts'

/** What is read of claims, and asked for again when one has changed. */
export const claimReads = [getClaim, getClaimFile, listClaimHistory, searchClaimQueue, searchClaims]

/** What is read of the panel. */
export const panelReads = [getVendor, listVendorPanel]
