/**
 * Feature flags of the platform and what they default to in a region (identity-and-public, section 4). A deployment may
 * override them; outside production a browser may too.
 */
export const flagNames = [
  'accountEditing',
  'auEnvironment',
  'brokerEditQuote',
  'claimsDiary',
  'globalRefreshToken',
  'maintenanceMode',
  'maintenanceModeUk',
  'maintenanceModeUs',
  'newAgentExperience',
  'pools',
  'primeOneDynamicFields',
  'revertRevision',
  'ssoLogin',
  'submissionsMailingAddress',
  'submissionsView',
  'ukEnvironment',
  'zspCancel',
] as const

export type FlagName = (typeof flagNames)[number]
export type Flags = Readonly<Record<FlagName, boolean>>

/** What every region starts from: all released features on, no maintenance, no regional environment. */
export const defaultFlags: Flags = {
  accountEditing: true,
  auEnvironment: false,
  brokerEditQuote: true,
  claimsDiary: true,
  globalRefreshToken: false,
  maintenanceMode: false,
  maintenanceModeUk: false,
  maintenanceModeUs: false,
  newAgentExperience: true,
  pools: true,
  primeOneDynamicFields: true,
  revertRevision: true,
  ssoLogin: true,
  submissionsMailingAddress: true,
  submissionsView: true,
  ukEnvironment: false,
  zspCancel: true,
}
