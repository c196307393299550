/** Account types are personas: the base path, the data scope and the choice of roles follow from them. */
export const accountTypes = [
  'COWBELL',
  'AGENCY',
  'CUSTOMER',
  'DIGITAL',
  'MSSP',
  'CARRIER',
  'CLUSTER',
  'VENDOR',
  'POOL',
  'RE_INSURER',
  'PREMIUM_PROCESSOR',
] as const

export type AccountType = (typeof accountTypes)[number]
