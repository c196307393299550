import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { AgentLicense } from '#shared/contracts/agency/agentLicenses.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Warned } from '#shared/domain/licensing/expiry.ts'
import { licenseKey, licenseScopes } from '../licenses/licenseRows.ts'

/** A license of an agent as it is kept, with the last warning of its expiry. */
export interface AgentLicenseRecord extends AgentLicense {
  readonly warned?: Warned | undefined
  readonly created: Instant
  readonly updated: Instant
}

/** Licenses of agents: in everyone's list, in their agency's and in their own, by state and e-mail. */
export const agentLicenses = defineRecord({
  kind: 'agentLicense',
  notFound: 'license.notFound',
  version: 2,
  // From the second on, what the register said of it.
  from: { 1: (license: AgentLicenseRecord) => license },
  history: { hides: ['warned'] },
  unique: { number: (license: AgentLicenseRecord) => licenseKey(license) },
  list: {
    scopes: (license: AgentLicenseRecord) => licenseScopes(license),
    groups: ({ state, agentEmail }: AgentLicenseRecord) => [
      `email:${agentEmail}`,
      ...(state === undefined ? [] : [`state:${state}`, `state:${state}|email:${agentEmail}`]),
    ],
    sorts: {
      expirationDate: (license: AgentLicenseRecord) => license.expirationDate,
      agentEmail: (license: AgentLicenseRecord) => license.agentEmail,
      created: (license: AgentLicenseRecord) => license.created,
      modified: (license: AgentLicenseRecord) => license.updated,
    },
    summary: ({ warned: _, created: __, updated: ___, ...license }: AgentLicenseRecord): AgentLicense => license,
  },
  search: (license: AgentLicenseRecord) => [
    license.agentFirstName,
    license.agentLastName,
    license.agentEmail,
    license.agencyName,
  ],
  searchFromStart: (license: AgentLicenseRecord) => [license.number, license.npn, license.state],
})
