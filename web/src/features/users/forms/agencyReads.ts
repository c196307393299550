import { getAgency } from '#shared/contracts/account/agencies.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { getQuoteLicensing } from '#shared/contracts/quote/licensing.ts'

/** What shows how an agency stands: read anew when that changes. */
export const agencyReads = [getAgency, getQuoteLicensing, listAgencyHistory, listTeamAgencies, searchPersonaRecords]
